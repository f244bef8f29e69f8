import type { ConsentWords } from '#web/words/en-consent.ts'
import type { SampleWords } from '#web/words/en-sample.ts'

export { errorMessages } from '#shared/errors/zh-tw.ts'
export { insideWords } from '#web/words/zh-tw-inside.ts'
export { proseWords } from '#web/words/zh-tw-prose.ts'

export const consentWords = {
  title: 'Cookie 與儲存空間',
  necessaryOnly: '只儲存必要內容，我們不追蹤您的瀏覽。',
  withAnalytics: '若您同意，我們會統計哪些頁面被閱讀。',
  signal: '您的瀏覽器要求不被追蹤，我們照做：無論在此如何選擇，都不做統計。',
  settings: 'Cookie 設定',
  shortSettings: '設定',
  rejectAll: '全部拒絕',
  onlyNecessary: '僅限必要',
  acceptAll: '全部接受',
  necessary: {
    title: '必要',
    text: '讓您保持登入，並保留您的語言、草稿與這項選擇。',
    always: '一律啟用',
  },
  analytics: {
    title: '統計',
    text: '統計哪些頁面被閱讀，讓我們知道該改進什麼。',
    none: '統計哪些頁面被閱讀。目前沒有設定統計服務，因此無論如何都不做統計。',
  },
  marketing: {
    title: '行銷',
    text: '我們沒有廣告，也不為此分享任何資料。您的選擇會保留，以備日後有所變動。',
  },
  cancel: '取消',
  save: '儲存偏好設定',
} satisfies ConsentWords

export const sampleWords = {
  title: ['註冊之前，', '先讀一篇'],
  text: '一篇完整的解說，與會員讀到的一模一樣。點數字可看資料來源，點小方框可看該看畫面何處。',
  mode: '深度',
  modes: {
    explorer: 'Explorer 入門',
    student: 'Aficionado 進階',
    professional: 'Professional 專業',
  },
  language: '內文語言',
  more: '閱讀全文',
  loading: '正在載入分析……',
  failed: '無法載入這篇分析。',
} satisfies SampleWords
