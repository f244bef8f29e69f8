import { utcDay } from '../days.ts'
import type { WhyChoice } from '../label.ts'
import { CODE_LENGTH } from '../limits.ts'
import { MODE_NAMES } from '../modes.ts'
import { PASSWORD_RULE_WORDS } from '../password-words.ts'
import type { ErrorMessages } from './sentence.ts'

const WHICH: Record<WhyChoice, string> = {
  name: '有好幾件作品叫這個名字，您指的是哪一件？',
  maker: '您指的是哪一件作品？',
  part: '您指的是哪一件作品？這些作品的名稱含有您輸入的字。',
  label: '您指的是哪一件作品？這些作品最接近我們在說明牌上讀到的文字。',
  description: '您指的是哪一件作品？這些作品最接近您的描述。',
}
const FREE = '本次不計入次數。'
const RULES = PASSWORD_RULE_WORDS['zh-TW']

function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat('zh-TW', { type: 'disjunction' }).format(names)
}

export const errorMessages: ErrorMessages = {
  internal_error: ({ request }) => `我們這邊出了問題，請再試一次。（${request}）`,
  malformed_request: '請求的格式不正確。',
  invalid_field: ({ field, problem }) => `欄位「${field}」不正確：${problem}`,
  invalid_json: '請求內容不是有效的 JSON。',
  empty_body: '請求沒有內容。',
  unsupported_type: '這裡不接受這種內容類型，請傳送 JSON。',
  request_too_large: '請求內容過大。',
  request_cancelled: '請求在開始回答前已取消，本次不計入次數。',
  not_found: '這裡沒有任何內容。',
  control_characters: '請移除文字中的控制字元。',
  restarting: '伺服器正在重新啟動，請稍後再試。',
  temporarily_unavailable: '服務暫時無法使用，請過幾秒再試。',
  invalid_idempotency_key: 'Idempotency-Key 的格式不正確：須為 1 到 255 個可見的 ASCII 字元。',
  idempotency_key_reused: '這個 Idempotency-Key 屬於另一個請求。',
  still_answering: '這個請求仍在回答中。',

  too_many_attempts: '嘗試次數過多，請稍後再試。',
  too_many_at_once: '一次嘗試太多，請稍候。',
  too_many_wrong_codes: '輸入錯誤的驗證碼次數過多，請重新索取。',
  too_many_codes: '此地址索取的驗證碼過多，請稍後再試。',
  too_many_reset_mails: '此地址索取的重設郵件過多，請稍後再試。',
  mail_too_soon: ({ seconds }) => `請等 ${seconds} 秒後再索取下一封郵件。`,
  too_many_questions: '一次提問太多，請稍候。',
  too_many_unknown_works: '您詢問了太多我們不認識的作品，請稍後再試。',
  too_many_cancelled: '您多次在文字出現前離開，請稍後再試。',
  too_many_new_lists: '一次傳送太多清單，請稍後再試。',

  invalid_credentials: '電子郵件或密碼不正確',
  session_expired: '登入已逾時，請重新登入。',
  incomplete_code: `請輸入完整的 ${CODE_LENGTH} 位數驗證碼`,
  wrong_code: '驗證碼不符。請核對數字；若已失效，請重新索取。',
  code_of_other_address: '這組驗證碼屬於另一個地址，請重新註冊。',
  reset_link_missing: '重設連結無效',
  invalid_reset_link: '重設連結無效或已過期',
  common_password: '這組密碼太過常見，請換一組。',
  password_too_long: ({ limit }) => `密碼最多 ${limit} 個字元`,
  weak_password: ({ missing }) => `密碼還需要：${missing.map((rule) => RULES[rule]).join('、')}`,
  wrong_password: '這不是您的密碼。',
  second_factor_needed: '請輸入驗證器應用程式的驗證碼。',
  wrong_second_factor: '驗證碼不正確。請等下一組，或使用備用碼。',
  second_factor_on: '兩步驟登入已經開啟。',
  second_factor_off: '兩步驟登入尚未開啟。',
  invalid_passkey: '這把密碼金鑰在此沒有對應的帳號。',
  passkey_refused: '無法新增密碼金鑰，請再試一次。',
  too_many_passkeys: '最多十把密碼金鑰。請先移除不再使用的。',
  admin_needs_second_step: '管理頁面需要兩步驟登入，請先在「帳號與資料」開啟。',
  session_ended: '這個登入階段已經結束。',
  subscription_goes_on: '目前無法終止您的訂閱，因此帳號仍然保留。請稍後再試。',

  invalid_key: '此 API 金鑰無效，可能已經撤銷。',
  keys_need_plan: 'API 金鑰需要 Professional 方案。',
  key_not_allowed: 'API 金鑰不能執行這項操作，請登入。',
  scope_missing: ({ scope }) => `此 API 金鑰缺少所需的權限「${scope}」。`,
  key_name_missing: '請為金鑰命名。',
  key_scopes_missing: '請選擇金鑰可以做什麼。',
  too_many_keys: ({ limit }) => `每個帳戶最多 ${limit} 把 API 金鑰。請撤銷一把不再需要的金鑰。`,
  key_revoked: '此 API 金鑰已經撤銷。',

  mode_needs_plan: ({ mode }) => `${MODE_NAMES[mode]} 模式需要訂閱 ${MODE_NAMES[mode]}。`,
  pdf_needs_plan: '匯出 PDF 需要訂閱 Aficionado，或購買加購包。',
  analyses_spent: ({ limit, resets_at }) =>
    `本月的 ${limit} 次分析已用完，${utcDay(resets_at, 'zh-TW')} 00:00（UTC）重新計算。`,
  descriptions_spent: ({ limit, resets_at }) =>
    `本月的 ${limit} 篇作品說明已用完，${utcDay(resets_at, 'zh-TW')} 00:00（UTC）重新計算。`,

  unknown_price: '這個價格不在我們的清單上。',
  foreign_return_url: '付款後只會回到我們自己的頁面。',
  current_plan: '這已經是您目前的方案。',
  no_subscription: '您目前沒有可管理的訂閱。',
  payment_not_found: '找不到這筆付款。',
  payment_incomplete: '這筆付款尚未完成，您可以再試一次。',
  payments_off: '目前無法付款。',
  payment_provider_away: '金流服務商沒有回應，請稍後再試。',
  invalid_signature: '這則訊息的簽章不正確。',

  artwork_name_missing: '請輸入作品名稱。',
  unknown_work: ({ name, artist, near, unreachable }) => {
    const work = artist === '' ? `「${name}」` : `「${name}」（${artist}）`
    const sentence = unreachable
      ? `本站目錄沒有${work}，目前也無法連上公開資料來源，因此不會描述它。請稍後再試。`
      : `我們不認識名為${work}的作品，因此不會描述它。`
    const others = oneOf(near.map(({ title, artist }) => `《${title}》（${artist}）`))
    return [sentence, ...(near.length > 0 ? [`您是指${others}嗎？`] : []), FREE].join('')
  },
  which_work: ({ near, choice }) =>
    (near.length === 1 ? '您指的是這件作品嗎？' : WHICH[choice]) + FREE,
  label_unreadable:
    '我們在這張照片中讀不出說明牌的文字。請靠近一些，正對著拍，並避開反光。本次不計入次數。',
  answer_too_late: '這次回答耗時過久，未計次。請再試一次。',
  analysis_not_found: '找不到這篇分析。',
  analysis_gone: '這篇分析已永久刪除。',
  no_picture_kept: '這篇分析沒有保留圖片。',
  question_missing: '請輸入您的問題。',
  question_pending: '您上一個問題仍在回答中，請稍候。',
  questions_full: '這份分析的提問已達上限。',
  answer_not_found: '找不到這則回答。',
  link_closed: '這個連結沒有通往任何分析，或已經關閉。',
  too_many_pdfs: '目前製作中的 PDF 過多，請於幾秒後再試。',

  not_multipart: '請以 multipart/form-data 格式傳送圖片。',
  image_missing: '請先選擇圖片。',
  artwork_image_missing: '請先選擇圖片',
  picture_too_large: ({ megabytes }) => `圖片超過 ${megabytes} MB，請傳送較小的圖片。`,
  picture_cut_off: '圖片沒有完整送達，請再傳送一次。',
  picture_too_slow: '圖片傳送時間太久，我們已停止等候。請再傳送一次，本次不計入次數。',
  picture_unsupported: ({ kinds }) => `這個檔案不是我們能讀取的圖片。請傳送 ${kinds.join(', ')}。`,
  picture_disguised: '這張圖片裡還夾帶了其他類型的檔案，因此我們不予開啟。請另存新檔後再傳送。',
  picture_too_many_pixels: ({ megapixels }) =>
    `這張圖片超過 ${megapixels} 百萬像素，請傳送較小的圖片。`,
  picture_damaged: '這張圖片已損壞或不完整，我們無法觀看。本次不計入次數。',
  pictures_busy: '目前有太多圖片正在處理，請幾秒後再試。本次不計入次數。',
  sending_several_pictures: '您同時傳送了好幾張圖片，請等其中一張處理完畢。',

  description_missing: '請提供要改善的說明',
  description_not_found: '找不到這篇作品說明。',
  description_gone: '這篇作品說明已永久刪除。',
  unknown_change: '這篇作品說明沒有這項修改。',

  bulk_needs_plan: '批次分析需要 Professional 方案。',
  file_missing: '請先選擇檔案。',
  list_too_large: ({ megabytes }) => `清單超過 ${megabytes} MB，請改送較小的檔案。`,
  list_cut_off: '清單未完整送達，請再傳送一次。',
  list_too_slow: '清單傳送時間過長，我們已停止等待，請再傳送一次。',
  list_unreadable: ({ count }) =>
    `清單無法讀取：有 ${count} 處需要更正。沒有保留任何內容，也不計入次數。`,
  list_not_found: '我們找不到這份清單。',
  list_ended: '這份清單已經結束。',
  list_being_checked: '清單裡的照片還在辨識中，請稍候。',
  photo_gone: '這張照片未能及時辨識，已經刪除。請再送一次，本次不計入次數。',
  too_many_lists: ({ limit }) => `一個帳號最多保留 ${limit} 份清單，請刪除不再需要的清單。`,
  row_not_found: '找不到這一列。',
  row_taken: '這一列正在回答，或已經回答。',
  row_title_missing: '這一列沒有作品名稱，本次不計入次數。',
  row_unanswered: '這一列無法回答，本次不計入次數。',
  work_not_offered: '這件作品不在這一列的選項中。',
}
