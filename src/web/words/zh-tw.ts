import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import type { Words } from '#web/words/en.ts'
import type { HomeWords } from '#web/words/en-home.ts'
import { spelledIn } from '#web/words/spelled.ts'

const spelled = spelledIn('零 一 兩 三 四 五 六 七 八 九 十')

/** Words of the frame and the home page in Traditional Chinese, as used in Taiwan. */
export const words = {
  site: {
    name: 'Artsking',
    gap: '',
    stop: '。',
    promise: '可以查證的藝術解說。',
    skip: '跳至主要內容',
    loading: '載入中……',
    pageNotFound: '找不到這個頁面。',
    close: '關閉',
    larger: '放大',
    smaller: '縮小',
    language: '語言',
  },
  header: {
    navigation: '主選單',
    menu: '選單',
    artworks: '作品',
    about: '關於我們',
    faq: '常見問題',
    contact: '聯絡我們',
    pricing: '方案與價格',
    login: '登入',
    getStarted: '立即開始',
    dashboard: '我的主頁',
    startAnalysis: '開始分析',
    artistHelper: '創作者助手',
    account: '帳號',
    logout: '登出',
  },
  bottomBar: { navigation: '快速操作', ask: '提問', scan: '掃描', history: '紀錄', helper: '助手' },
  footer: {
    navigation: '頁尾',
    howWeWrite: '我們怎麼寫',
    glossary: '藝術詞彙',
    developers: '開發者',
    privacy: '隱私權政策',
    terms: '服務條款',
    cookies: 'Cookie 設定',
    studies: '圖片都是習作：依公有領域作品、由我們自己的程式畫成。',
  },
  ask: {
    label: '您正在看哪一件作品？',
    placeholder: '作品名稱或藝術家',
    submit: '提問',
    photo: '用照片提問',
    suggestions: '作品',
    free: (count: number) => `每月免費 ${count} 篇解說。`,
  },
  home: {
    title: 'Artsking：可以查證的藝術解說',
    description: `輸入作品名稱，讀到畫面上看得見的、量測得到的，以及資料來源所說的；每句話都標明依據。提供${spelled(LANGUAGES.length)}種語言。`,
    headline: ['藝術解說，', '句句可以', '查證'],
    lead: '說出一件作品的名字，讀到畫面上看得見的、量測得到的，以及資料來源所說的。深淺與語言由您選擇，每句話都說明自己的依據。',
    begin: '開始分析',
    how: '運作方式',
    carousel: '名作的習作',
    show: (title: string) => `顯示《${title}》`,
    pause: '暫停輪播',
    play: '繼續輪播',
    studyAfter: ['仿《', '》習作'],
    works: {
      'the-starry-night': {
        title: '星夜',
        artist: '文森・梵谷（1853–1890）',
        alt: '火焰狀的深色絲柏旁，村落伏在藍色山丘下；上方是藍色夜空，有翻捲的大漩渦、十一顆星和一彎黃色月牙。',
        original: '原作：1889年6月，油彩、畫布，73.7×92.1公分。紐約現代藝術博物館藏。',
      },
      'girl-with-a-pearl-earring': {
        title: '戴珍珠耳環的少女',
        artist: '約翰尼斯・維梅爾（1632–1675）',
        alt: '頭裹藍黃兩色布巾的少女側身回過頭來，雙唇微啟，耳下垂著一顆珍珠，身後是深暗而空無一物的背景。',
        original: '原作：約1665年，油彩、畫布，44.5×39公分。海牙莫瑞泰斯皇家美術館藏。',
      },
      'the-great-wave-off-kanagawa': {
        title: '神奈川沖浪裏',
        artist: '葛飾北齋（1760–1849）',
        alt: '深藍色的巨浪高高聳起，白色浪花碎成爪子般的小鉤，下方三艘船上的船夫伏著身子；後方的波谷間，小小的富士山積著雪。',
        original: '原作：約1831年，彩色木刻版畫，25.7×37.9公分。存世印本甚多。',
      },
    },
    closing: '哪一件作品，您一直想弄懂？',
  },
  errors: {
    boundaryTitle: '這個頁面無法顯示。',
    boundaryText: '我們這邊出了問題。重新載入頁面通常就會恢復。',
    reload: '重新載入頁面',
    home: '回首頁',
    tryAgain: '再試一次',
    unreachable: '無法連上伺服器。請檢查網路連線後再試一次。',
    sessionExpired: '登入已逾時，請重新登入。',
  },
  toasts: { region: '通知', dismiss: '關閉' },
} satisfies Words

/** Below the first screen of the home page. */
export const homeWords = {
  standing: {
    title: ['每句話，都有', '依據'],
    text: '把藝術寫得流暢不難，難的是知道哪些可以相信。因此每句陳述都說明依據何在，您也可以親眼查看。',
    seenAt: { left: 0.35, top: 0.14, width: 0.29, height: 0.3 },
    items: [
      {
        kind: '所見',
        means: '人人都能在畫面上找到，我們會指出位置。',
        example: '天上另有十顆星，右上角的彎月亮得像小太陽，一道巨浪在夜空中央捲了過去。',
      },
      {
        kind: '量測',
        means: '由像素計算得出。',
        example: '這幅習作的主要色彩，寬度即各色所占的面積。',
      },
      {
        kind: '有據',
        means: '出自具名的資料來源，點一下就能查看。',
        example: '有一天日出之前，他隔著鐵窗看見晨星，寫信告訴弟弟西奧，那顆星「看起來很大」。',
        source: '第777號信。Vincent van Gogh: The Letters，Van Gogh Museum 與 Huygens ING',
        url: 'https://www.vangoghletters.org/vg/letters/let777/letter.html',
      },
      {
        kind: '詮釋',
        means: '一種解讀，也明說是解讀；您可以有不同的看法。',
        example: '畫裡的大小不按遠近，而是按輕重。',
      },
      {
        kind: '尚無定論',
        means: '有爭議，或尚未確立，文中會明說。',
        example:
          '這片天空從何而來，有人想到北齋的大浪，梵谷在給西奧的信裡談過那張版畫；也有人想到一位天文學家在普及書裡刊出的星系圖。',
      },
    ],
    unknown: '不認識的作品，我們會直說不認識。我們不會憑標題編造說明，也不會扣您的次數。',
  },
  captions: {
    title: '不止於說明牌',
    text: '說明牌只容得下名字、年代和一句話。您可以在這裡讀到其餘的故事：作品如何完成、引起過哪些爭論，又如何來到今天的所在。',
  },
  context: {
    title: '完整的脈絡',
    text: '作品的每個面向，資料能說到哪裡，就寫到哪裡；資料止步之處，文字也止步。',
    topics: ['看什麼', '題材', '時代背景', '技法', '象徵', '流傳經過', '後世評價', '爭議'],
  },
  language: {
    title: '用您的語言',
    text: `${spelled(LANGUAGES.length)}種語言、${spelled(MODES.length)}種深度：初次觀看、完整介紹，或學術細節。`,
  },
} satisfies HomeWords
