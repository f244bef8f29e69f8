import type { ProseWords } from '#web/words/en-prose.ts'
import { figures, measured } from '#web/words/figures.ts'

/** Words of the public pages to read in Traditional Chinese, as used in Taiwan. */
export const proseWords = {
  about: {
    title: '關於我們',
    description: 'Artsking 為什麼存在、如何運作，又以哪些語言撰寫。',
    heading: '讓您可以查證的藝術解說',
    problemTitle: '問題所在',
    problem: [
      '您站在一件讓人移不開眼的作品前，說明牌只寫著名字、年代和一句話。您去問機器，它滔滔不絕、信心十足：有些是真的，有些是編的，而您分不出哪些是哪些。',
      'Artsking 的每句話都有依據：畫面上看得見、從畫面量測得到、出自具名的資料來源、明說是詮釋，或標明尚無定論。沒有依據的話，我們不寫。',
    ],
    howTitle: '運作方式',
    steps: [
      ['搜尋或拍照', '輸入作品名稱，或傳送作品的照片。若有好幾件同名，由您選出要問的那一件。'],
      ['分析', '我們蒐集已知的內容，依您選的深度與語言寫成，並逐句查核。'],
      ['學習與發現', '閱讀、追查來源、再看一次畫面；發現錯誤，請告訴我們。'],
    ],
    languagesTitle: '語言',
    languages: '解說提供以下語言',
    begin: '立即開始',
  },
  howWeWrite: {
    title: '我們怎麼寫',
    description: 'Artsking 的文字如何寫成、如何查核，連同數字一併公開，不好看的也不例外。',
    heading: '文字怎麼寫成，又怎麼查核',
    accuracy: '照片辨識的準確度：實測數字',
    sections: [
      {
        title: '誰來寫',
        paragraphs: [
          `初稿由語言模型撰寫。每篇都以該語言一氣呵成，寫給一種讀者，絕不互相翻譯。幕後沒有一位可以具名的編輯；模型寫出來的東西，沒有查核之前不算數。`,
        ],
      },
      {
        title: '句句有據',
        paragraphs: [
          `每一句底下都列著它的依據。「可見」能在畫面上找到，「量測」由畫面計算而得，「有出處」則有您可以點開的來源。詮釋標為詮釋，未有定論的標為有爭議。說不出依據的句子，不是改寫就是刪去。`,
        ],
      },
      {
        title: '第二次閱讀',
        paragraphs: [
          `第二位讀者是沒有參與撰寫的模型，只看句子與依據，只問一件事：依據是不是把這句話全說到了？每一百句約有 ${measured.sentBackPercent.least} 到 ${measured.sentBackPercent.most} 句退回，多半是多了一層因果或語氣。改好之後再讀一遍，多半由第三位讀者來讀，有時由第二位自己讀。`,
          `${measured.worksTold} 件有全文的作品中，${measured.worksReadTwice} 件走完了這道程序。其餘是較早的文字：名稱、數字與來源由程式查核，但還沒有人逐句判讀。我們正從最知名的作品開始逐件重寫。`,
        ],
      },
      {
        title: '過不了的就不出版',
        paragraphs: [
          `每次建置，程式都會把所有文字重查一遍：每個名稱、每個數字都必須出現在該句引用的依據裡，重寫過的作品不得有未經閱讀的句子，也不得引用轉載、商店或個人網頁。只要有一處不合，就不出版。`,
        ],
      },
      {
        title: '盲讀比較',
        paragraphs: [
          `我們拿 ${measured.blind.texts} 篇文字，與一個強大對話模型針對同一作品的最佳回答並列，讀者不知道哪篇出自誰手。${measured.blind.verdicts} 次評判中，${measured.blind.forOurs} 次選了我們。我們的事實較多，對方卻更會立論，也更好讀。所以我們把順序倒了過來：先把文章一口氣寫完，再替每一句補上依據。單憑這一點，${measured.blindEssayFirst.verdicts} 次評判得了 ${measured.blindEssayFirst.forOurs} 次。再加上從頭貫穿到尾的一個想法，十一件作品在 ${measured.blindOneThought.verdicts} 次評判中得了 ${measured.blindOneThought.forOurs} 次。另有五件塞進了太多事實，${measured.blindOverfull.verdicts} 次只得 ${measured.blindOverfull.forOurs} 次；編輯在第二位讀者之後再順過一遍，${measured.blindEdited.verdicts} 次便得了 ${measured.blindEdited.forOurs} 次。與較新的回答相比，六件作品在 ${measured.blindNewer.verdicts} 次評判中得 ${measured.blindNewer.forOurs} 次，最近六件在 ${measured.blindLatest.verdicts} 次中得 ${measured.blindLatest.forOurs} 次：參觀者與愛好者多半選我們，專業讀者則一半一半。還有幾件作品有待以這種方式重寫。這些讀者同樣是模型。`,
        ],
      },
      {
        title: '仍然可能出錯的地方',
        paragraphs: [
          `來源會出錯，讀者也會。照片太小或太暗時，畫面還可能被認成另一件作品。所以每則回答都有「這裡有錯」，您的意見我們都會讀。`,
        ],
      },
    ],
  },
  artworks: {
    title: '作品',
    description: 'Artsking 完整解說的作品，四種語言、三種深度。',
    heading: '作品',
    intro: (whole, others) =>
      `${whole} 件作品有完整解說，每種語言、每種深度都有。另有 ${others} 件列有作品資料，還有一千多件可用名稱查到資料，這些都不計次。`,
    search: '搜尋作品名稱或藝術家',
    filters: { time: '年代', maker: '藝術家', place: '收藏地', kind: '類型' },
    all: '全部',
    found: (count: number) => `${count} 件作品`,
    noneFound: '沒有符合的作品。請放寬篩選，或用名稱或照片提問。',
    clear: '全部清除',
    labelOnly: '僅有作品資料',
    others: '沒有您要找的作品？仍然可以用名稱或照片提問：我們有什麼就說什麼，不認識的不計次。',
  },
  faq: {
    title: '常見問題',
    description: '關於 Artsking 的問與答：如何開始、方案、資料來源與正確性。',
    heading: '問與答',
    jump: '跳至',
    search: '搜尋問題',
    found: (count: number) => `找到 ${count} 則解答`,
    noneFound: '沒有問題包含這些字詞。請換個說法，或寫信給我們。',
    more: '找不到您的問題？',
    sections: (lists: { languages: string; pictureKinds: string }) => [
      {
        id: 'why',
        title: '為什麼用 Artsking',
        entries: [
          [
            '和直接問聊天機器人有什麼不同？',
            '每句話的依據都看得到：出自資料來源的附上編號，看得見的在畫面上指出，詮釋就明說是詮釋。',
          ],
          ['適合哪些人？', '美術館觀眾、學生、教師、創作者，以及每一位愛看藝術、想多懂一點的人。'],
        ],
      },
      {
        id: 'start',
        title: '如何開始',
        entries: [
          [
            '我需要準備什麼？',
            `一個電子郵件地址和一組密碼。我們會寄出 ${figures.codeDigits} 位數驗證碼確認地址，之後就能開始。`,
          ],
          [
            '要付費嗎？',
            `免費方案每月有 ${figures.freeAnalyses} 次 Explorer 模式的分析，所有語言皆可，想用多久就用多久。`,
          ],
        ],
      },
      {
        id: 'using',
        title: '使用 Artsking',
        entries: [
          ['有哪些語言？', `解說提供${lists.languages}，本站頁面也一樣。`],
          [
            '可以上傳哪些圖片？',
            `${lists.pictureKinds}，最大 ${figures.pictureMegabytes} MB。iPhone 照片（HEIC）也可以。答案完成後，圖片就會刪除；只有在您勾選時，才會在分析紀錄中保留一份小圖。`,
          ],
          [
            '一次分析要多久？',
            `內建導覽幾秒內就能回答。若由語言模型撰寫，通常需要 ${figures.modelSeconds.from} 到 ${figures.modelSeconds.to} 秒。`,
          ],
          [
            '如果你們不認識我的作品呢？',
            '我們會直說不認識，並列出相近的名稱。我們不會憑標題編造說明，這次提問也不計次；認不出的照片，以及只知道作品資料的作品，同樣不計。',
          ],
          [
            '怎樣算一次分析？',
            `完成一篇解說算一次。接著追問的前 ${figures.includedQuestions} 個回答包含在內，之後每個帶來新內容的回答各算一次。失敗的，或您在第一個字出現前停止的，都不計次。您指出有誤的解說會退還，每月最多 ${figures.givenBack} 次。次數每月一日重新計算。`,
          ],
        ],
      },
      {
        id: 'billing',
        title: '訂閱與付款',
        entries: [
          [
            '可以取消訂閱嗎？',
            '隨時可以，請到「我的主頁」的「管理訂閱」。方案會保留到已付款期間結束。',
          ],
          [
            '什麼是加購包？',
            '一次購買若干次分析，可搭配方案，也可單獨使用，並開放 Aficionado 模式。系統先用方案的次數，再用最早到期的加購包；免費方案的 Aficionado 分析則從加購包扣除。',
          ],
          [
            '付款失敗會怎樣？',
            `您的方案會保留 ${figures.graceDays} 天，我們也會寫信通知。只要付款在期間內完成，一切照舊。`,
          ],
        ],
      },
      {
        id: 'support',
        title: '技術支援',
        entries: [
          [
            '沒收到驗證碼或連結。',
            `請查看垃圾郵件匣，並確認地址沒有打錯。${figures.resendSeconds} 秒後可以再索取一次驗證碼。`,
          ],
          [
            '我忘了密碼。',
            `請在登入頁點選「忘記密碼？」。郵件中的連結只能使用一次，有效時間為 ${figures.resetMinutes} 分鐘。`,
          ],
        ],
      },
      {
        id: 'quality',
        title: 'AI 品質',
        entries: [
          [
            '我讀到的可以相信嗎？',
            '來源說到哪裡，就信到哪裡；也請親自查看，編號就是為此而設。錯誤仍會發生，資料來源也可能出錯。請告訴我們，這次分析會退還給您。',
          ],
        ],
      },
    ],
  },
  contact: {
    title: '聯絡我們',
    description: '如何聯絡 Artsking。',
    heading: '寫信給我們',
    text: '問題、指正、稱讚與抱怨，都請寄到',
    time: `我們通常在 ${figures.supportHours} 小時內回覆。`,
    faqBefore: '許多問題已有解答，請看',
    faqAfter: '。',
  },
  pricing: {
    title: '方案與價格',
    description: 'Artsking 的價格：免費方案、進階方案，以及分析加購包。',
    heading: '免費開始',
    lead: '免費方案永久免費。需要更多再升級，想停隨時可停。',
    explorer: 'Explorer 入門',
    depthsTitle: '同一件作品，三種深度',
    depthsText: '各篇的開頭，談的是',
    queryIs: `一次分析就是一件作品的完整解說，附資料來源，並可再追問 ${figures.includedQuestions} 次。不認識的作品，以及僅有作品資料的回答，都不計次。`,
    popular: '最受歡迎',
    monthly: '每月',
    once: '一次付清',
    analyses: (count: number) => `每月 ${count} 次分析`,
    analysesUnlimited: '分析不限次數',
    descriptions: (count: number) => `每月 ${count} 篇作品說明`,
    descriptionsUnlimited: '作品說明不限篇數',
    modes: (...names: string[]) => `模式：${names.join('、')}`,
    pdf: '匯出 PDF',
    api: 'API 存取，使用您自己的金鑰',
    bulk: '整份清單的批次分析',
    history: '所有語言，以及您的分析紀錄',
    start: '立即開始',
    dashboard: '前往我的主頁',
    current: '目前方案',
    choose: (plan: string) => `選擇 ${plan}`,
    buyPack: '購買加購包',
    pack: (queries: number, months: number) => `${queries} 次分析，效期 ${months} 個月`,
    packModes: '含 Aficionado 模式與 PDF 匯出',
    packStacks: '可搭配任何方案，也可累加',
    packNotNeeded: '您的方案已不限分析次數。',
    failed: '出了點問題，請再試一次。',
    planCancelled: '您已離開付款頁，沒有購買任何項目。',
    packCancelled: '您已離開付款頁，沒有購買加購包。',
    questionsTitle: '常見問題',
    questions: [
      ['可以隨時取消嗎？', '可以。已付款期間結束前，您都能繼續使用。'],
      ['可以怎麼付款？', '接受各大信用卡。卡片由金流服務商處理，卡號不會經過我們。'],
      ['有免費試用嗎？', '不需要試用：免費方案永久免費，而且就是完整的 Explorer 模式。'],
      [
        '解說有多正確？',
        '每句話都說明依據，未有定論的也會明說。AI 仍可能出錯：引用前請先查看來源，發現錯誤請告訴我們，這次分析會退還給您。',
      ],
    ],
  },
  privacy: {
    title: '隱私權政策',
    description: 'Artsking 保存哪些與您有關的資料，又保存多久。',
    sections: [
      [
        '我們保存的資料',
        '您的電子郵件地址、以無法還原的形式保存的密碼、各密碼金鑰的公鑰與裝置名稱、語言與方案、已使用的分析次數，以及分析內容本身，讓您可以重讀。',
      ],
      [
        '我們不保存的資料',
        `地址確認之前的密碼。信用卡號。您上傳的圖片：答案完成後即刪除，最遲不超過 ${figures.pictureGoneMinutes} 分鐘。只有在您勾選「保留一份小圖」時，縮小的副本才會隨分析保留，並隨分析一併刪除。清單中的照片在辨識後逐張刪除，最遲不超過 ${figures.listPhotosGoneHours} 小時；在回答之前，從照片中測得與讀出的資料會隨清單保留。`,
      ],
      [
        '語言模型',
        '本站若使用語言模型撰寫，您的問題會傳送給營運該模型的公司，查核的內容則傳送給營運查核模型的公司。我們沒有完整解說的作品照片，以及您提供給創作者助手的內容，也會一併傳送；若是改善文字，只傳送其中的句子與您設定的讀者，不含圖片。您的姓名、地址與帳號不會傳送。',
      ],
      [
        '您回報的錯誤',
        '您回報某則回答有誤時，本站的管理者會讀到那則回答、您的問題與原因，以及您的電子郵件地址。管理者對您的帳號所做的每件事都會留下紀錄，您下載自己的資料時可以看到。',
      ],
      [
        '在您的瀏覽器裡',
        '登入權杖、電子郵件地址、語言，以及您讀過的分析（供離線時閱讀）會保存在瀏覽器的儲存空間，直到您登出；您對 Cookie 的選擇會保留。尚未送出的文字只留在該分頁。您登入過的瀏覽器會有一個為期一年的 Cookie 標記，以免有人猜測密碼時連累您無法登入；它不含其他內容。',
      ],
      [
        '瀏覽統計',
        '未經您在「Cookie 設定」中同意，我們不做任何統計；瀏覽器要求不被追蹤時也一律不做。若您同意且已設定統計服務，其程式會得知哪些頁面被閱讀。您隨時可以在每頁下方更改決定。',
      ],
      ['廣告', '沒有。'],
      [
        '開放資料來源',
        '本站若查詢開放資料來源，當我們的目錄沒有您所詢問的作品時，您輸入的作品名稱與藝術家會傳送給維基數據，再依查到的結果讀取維基百科與博物館的資料。任何能辨識您身分的內容都不會一併傳送。',
      ],
      [
        '離開',
        `關閉帳號後，所有資料會立即刪除，備份中的資料則在 ${figures.forgottenDays} 天內清除。`,
      ],
      ['兒童', `Artsking 不供未滿 ${figures.minimumAge} 歲者使用。`],
    ],
  },
  terms: {
    title: '服務條款',
    description: '使用 Artsking 的規則。',
    sections: [
      [
        '服務內容',
        'Artsking 解說藝術作品。解說力求嚴謹，並借助機器完成；內容可能有誤，不構成鑑定、估價或真偽證明。',
      ],
      [
        '您的帳號',
        `您已年滿 ${figures.minimumAge} 歲，提供真實的電子郵件地址，妥善保管密碼，並以個人的方式使用本服務，不整批複製。`,
      ],
      ['您的內容', '您輸入或上傳的內容仍屬於您。解說可自由使用；請像我們一樣註明資料來源。'],
      [
        '方案',
        `訂閱每月自動續訂，直到您取消為止，恕不退款。您可使用至已付款期間結束。價格變動會在 ${figures.priceNoticeDays} 天前公告。`,
      ],
      ['圖片', '本站的名作圖片都是習作，由我們自己的程式依公有領域作品畫成。'],
    ],
  },
  styleDemo: {
    fourth: {
      title: '蒙娜麗莎',
      artist: '李奧納多・達文西（1452–1519）',
      alt: '一名女子端坐，雙手交疊，嘴角微揚，背後是蜿蜒朦朧的山水。',
    },
    descriptions: [
      '想像中的村莊睡了，天空卻沒有睡。',
      '從黑暗中回眸的一瞥，停在那一刻。',
      '三艘船、一道浪，和一座看似渺小的山。',
      '一幅肖像，笑意隨目光落處而變。',
    ],
    title: '一幅畫，四種掛法',
    description: '同一個主視覺，四種版面。',
    chooser: '版面',
    layouts: { classic: '經典', split: '對半', mosaic: '拼貼', minimal: '極簡' },
    changes: (seconds: number) => `作品每 ${seconds} 秒更換一次。`,
    still: '四件作品同時展出。',
  },
  back: '返回',
} satisfies ProseWords
