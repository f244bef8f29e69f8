import { fold } from './names.ts'

/**
 * Words that no text about an artwork here needs, and that every attack on a reader does. Folded
 * beginnings of words.
 */
const ALIEN =
  /(?<!\p{L})(?:password|mot de passe|contrasena|passcode|click|cliqu|haga clic|pulse aqui|download|telecharg|descarg|website|site web|sitio web|webpage|e-?mail|courriel|correo electronico|prompt|jailbreak|system message|developer mode|chatbot|language model|modele de langage|modelo de lenguaje|openai|chatgpt|hack|pwn|bitcoin|crypto|credit card|carte de credit|carte bancaire|tarjeta de credito|your account|votre compte|su cuenta|ignore (?:all|the|every|previous)|ignorez|ignore todo|subscribe|abonnez|suscrib|coupon|discount|buy now|canary|api key)|密碼|點擊|點選|下載|網站|網址|電子郵件|提示詞|系統提示|忽略|指令|語言模型|駭|比特幣|信用卡|帳號|帳戶|訂閱|折扣|金絲雀/iu

/** How a letter or a request begins, at the beginning of a sentence. Folded. */
const ADDRESS =
  /(?:^|[.!?…]\s+)(?:please|(?:dear|chere?s?|estimad[oa]s?|querid[oa]s?) (?:all|everyone|user|reader|visitor|friend|utilisat|lect|visit|ami|usuari|amig))|親愛的/u

/** Such a word in a text, or such a beginning; or null. */
export function alienWordIn(text: string): string | null {
  const told = fold(text).trim()
  return (ALIEN.exec(told) ?? ADDRESS.exec(told))?.[0] ?? null
}
