import type { ConsentWords } from '#web/words/en-consent.ts'
import type { SampleWords } from '#web/words/en-sample.ts'
import type { ServerSentences } from '#web/words/server-sentences.ts'
import { translatorOf } from '#web/words/translated.ts'

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
  modes: { explorer: 'Explorer 入門', student: 'Aficionado 進階', professional: 'Professional 專業' },
  language: '內文語言',
  more: '閱讀全文',
  loading: '正在載入分析……',
  failed: '無法載入這篇分析。',
} satisfies SampleWords

export const serverSentences = {
  'Invalid email or password': '電子郵件或密碼不正確',
  'This code does not match. Check the digits; if it has expired, ask for a new one.':
    '驗證碼不符。請核對數字；若已失效，請重新索取。',
  'The code belongs to another address. Please register again.': '這組驗證碼屬於另一個地址，請重新註冊。',
  'This password is one of the most common ones. Please choose another.': '這組密碼太過常見，請換一組。',
  'Invalid or expired reset link': '重設連結無效或已過期',
  'If this address has an account, a link to reset the password is on its way.':
    '若此地址已有帳號，重設密碼的連結即將寄達。',
  'Your password has been reset. Please log in with the new one.': '密碼已重設，請用新密碼登入。',
  'Session expired. Please log in again.': '登入已逾時，請重新登入。',
  'Too many attempts. Please try again later.': '嘗試次數過多，請稍後再試。',
  'Too many codes for this address. Please try again later.': '此地址索取的驗證碼過多，請稍後再試。',
  'Too many reset emails for this address. Please try again later.': '此地址索取的重設郵件過多，請稍後再試。',
  'Too many questions at once. Please wait a moment.': '一次提問太多，請稍候。',
  'Too many questions about works we do not have. Please try again later.':
    '您詢問了太多我們不認識的作品，請稍後再試。',
  'You cancelled too many requests. Please try again later.': '您多次在文字出現前離開，請稍後再試。',
  'Aficionado mode needs an Aficionado subscription.': 'Aficionado 模式需要訂閱 Aficionado。',
  'Professional mode needs a Professional subscription.': 'Professional 模式需要訂閱 Professional。',
  'PDF export needs an Aficionado subscription or a query pack.':
    '匯出 PDF 需要訂閱 Aficionado，或購買加購包。',
  'Too many PDFs are being made. Please try again in a few seconds.':
    '目前製作中的 PDF 過多，請於幾秒後再試。',
  'This answer took too long and was not charged. Please try again.':
    '這次回答耗時過久，未計次。請再試一次。',
  'The service is temporarily unavailable. Please try again in a few seconds.':
    '服務暫時無法使用，請過幾秒再試。',
  'Too many wrong codes. Please request a new one.': '輸入錯誤的驗證碼次數過多，請重新索取。',
  'The server is restarting. Please try again in a moment.': '伺服器正在重新啟動，請稍後再試。',
  'Your last question is still being answered. Please wait for it.': '您上一個問題仍在回答中，請稍候。',
  'This analysis holds no more questions.': '這份分析的提問已達上限。',
  'Analysis not found.': '找不到這篇分析。',
  'This analysis is gone for good.': '這篇分析已永久刪除。',
  'The request is too large.': '請求內容過大。',
  'API keys need the Professional plan.': 'API 金鑰需要 Professional 方案。',
  'An account holds at most {1} API keys. Please revoke one that is not needed.':
    '每個帳戶最多 {1} 把 API 金鑰。請撤銷一把不再需要的金鑰。',
  'This API key has been revoked already.': '此 API 金鑰已經撤銷。',
  'This is not your password.': '這不是您的密碼。',
  'This session has ended already.': '這個登入階段已經結束。',
  'Your subscription cannot be ended at the moment, so the account stays. Please try again later.':
    '目前無法終止您的訂閱，因此帳號仍然保留。請稍後再試。',
  'Please wait {1} seconds before you ask for another email.': '請等 {1} 秒後再索取下一封郵件。',
  'You have used all {1} analyses of this month. They are back on {2} at 00:00 UTC.':
    '本月的 {1} 次分析已用完，下個月一日起重新計算。',
  'You have used all {1} descriptions of this month. They are back on {2} at 00:00 UTC.':
    '本月的 {1} 篇作品說明已用完，下個月一日起重新計算。',
  'Password must have at most {1} characters': '密碼最多 {1} 個字元',
  'Too many attempts at once. Please wait a moment.': '一次嘗試太多，請稍候。',
  'This is your current plan already.': '這已經是您目前的方案。',
  'Payments are not available at the moment.': '目前無法付款。',
  'The payment provider does not answer. Please try again in a moment.': '金流服務商沒有回應，請稍後再試。',
  'You have no subscription to manage.': '您目前沒有可管理的訂閱。',
  'We do not find this payment.': '找不到這筆付款。',
  'This payment has not been completed. You can try again.': '這筆付款尚未完成，您可以再試一次。',
  'Please select an image first.': '請先選擇圖片。',
  'Please select an image first': '請先選擇圖片',
  'Please send the picture as multipart/form-data.': '請以 multipart/form-data 格式傳送圖片。',
  'Please remove control characters from the text.': '請移除文字中的控制字元。',
  'Too many pictures are being looked at. Please try again in a few seconds. This was not charged.':
    '目前有太多圖片正在處理，請幾秒後再試。本次不計入次數。',
  'The picture is larger than {1} MB. Please send a smaller one.': '圖片超過 {1} MB，請傳送較小的圖片。',
  'The picture did not arrive whole. Please send it again.': '圖片沒有完整送達，請再傳送一次。',
  'The picture took too long to arrive, so we stopped waiting. Please send it again. This was not charged.':
    '圖片傳送時間太久，我們已停止等候。請再傳送一次，本次不計入次數。',
  'This file is not a picture that we can read. Please send {1}.':
    '這個檔案不是我們能讀取的圖片。請傳送 {1}。',
  'This picture holds another kind of file as well, so we do not open it. Please save it anew and send that.':
    '這張圖片裡還夾帶了其他類型的檔案，因此我們不予開啟。請另存新檔後再傳送。',
  'This picture has more than {1} million pixels. Please send a smaller one.':
    '這張圖片超過 {1} 百萬像素，請傳送較小的圖片。',
  'This picture is damaged or incomplete, so we cannot look at it. This was not charged.':
    '這張圖片已損壞或不完整，我們無法觀看。本次不計入次數。',
  'Please provide the existing description to improve': '請提供要改善的說明',
  'Bulk analysis needs the Professional plan.': '批次分析需要 Professional 方案。',
  'We do not find this list.': '我們找不到這份清單。',
  'An account holds at most {1} lists. Please delete one that is not needed.':
    '一個帳號最多保留 {1} 份清單，請刪除不再需要的清單。',
  'This list has come to its end already.': '這份清單已經結束。',
  'This row is being answered, or has been.': '這一列正在回答，或已經回答。',
  'This row could not be answered. It was not charged.': '這一列無法回答，本次不計入次數。',
  'Please choose a file first.': '請先選擇檔案。',
  'The list is larger than {1} MB. Please send a smaller one.': '清單超過 {1} MB，請改送較小的檔案。',
  'The list did not arrive whole. Please send it again.': '清單未完整送達，請再傳送一次。',
  'The list took too long to arrive, so we stopped waiting. Please send it again.':
    '清單傳送時間過長，我們已停止等待，請再傳送一次。',
  'Too many lists at once. Please try again later.': '一次傳送太多清單，請稍後再試。',
} satisfies ServerSentences

export const translate = translatorOf(serverSentences)
