import { fold } from '#engine/text/names.ts'
import type { Language } from '#shared/languages.ts'

/**
 * Words of claims that no pixel shows, folded: who made it and when, in which style, whether it is genuine, what it is
 * worth, where it hangs; and words that turn to the reader, as an order to a model does.
 */
const UNSEEABLE: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:artist|painter|master|maker|painted by|century|centuries|decade|dated|date|era|period|style|school|workshop|baroque|rococo|renaissance|gothic|romantic|impressioni|expressioni|cubis|surreal|realis|mannerist|original|genuine|authentic|fake|forge|forgery|copy of|replica|reproduction|stolen|stole|theft|sold|sell|price|worth|expensive|museum|gallery|collection|auction|exhibit|famous|masterpiece|you|your|we|our|please|user|secret|system|obey|bomb|money|pay|buy|vote)(?!\p{L})|(?<!\p{L})(?:impressioni|expressioni|cubis|surreal|forger|exhibit)/u,
  fr: /(?<!\p{L})(?:artiste|peintre|maitre|peint par|siecles?|decennie|datee?|epoque|periode|style|ecole|atelier|baroque|rococo|renaissance|gothique|romanti\p{L}*|impressionn\p{L}*|expressionn\p{L}*|cubis\p{L}*|surreal\p{L}*|realis\p{L}*|original\p{L}*|authenti\p{L}*|fausse|falsifi\p{L}*|copie|replique|reproduction|vendue?s?|vendre|prix|vaut|cher|musees?|galerie|collection|encheres|expos\p{L}*|celebre|chef-d.oeuvre|vous|votre|vos|nous|notre|veuillez|utilisateur|lecteur|secret|systeme|obei\p{L}*|bombe|argent a|payez|achetez|votez)(?!\p{L})/u,
  es: /(?<!\p{L})(?:artistas?|pintora?|maestro|pintad[oa] por|siglos?|decada|fechad[oa]|fecha|epoca|periodo|estilo|escuela|taller|barroc[oa]|rococo|renacentista|renacimiento|gotic[oa]|romantic[oa]|impresionis\p{L}*|expresionis\p{L}*|cubis\p{L}*|surreal\p{L}*|realis\p{L}*|original|autentic\p{L}*|fals[oa]s?|falsific\p{L}*|copia|replica|reproduccion|robad[oa]|robo|vendid[oa]|vender|precio|vale|museos?|galeria|coleccion|subasta|expo\p{L}*|famos[oa]|obra maestra|usted|ustedes|nosotros|nuestr[oa]|por favor|usuario|lector|secret[oa]|sistema|obede\p{L}*|bomba|dinero|pague|compre|vote)(?!\p{L})/u,
  'zh-TW':
    /畫家|藝術家|大師|作者|世紀|年代|時代|時期|風格|畫派|流派|工作坊|巴洛克|洛可可|文藝復興|哥德|浪漫主義|印象派|表現主義|立體派|立體主義|超現實|寫實主義|原作|真跡|真品|贋|贗|假的|偽作|仿作|複製品|臨摹|失竊|偷|賣|售|價格|價值|值錢|博物館|美術館|畫廊|收藏|拍賣|展覽|展出|名作|名畫|傑作|您|你|我們|我|請|使用者|讀者|主人|秘密|祕密|系統|命令|服從|炸彈|錢|買|投票|繳稅/u,
}

/** What a text claims beyond what can be seen in a picture, or null. */
export function unseeableIn(text: string, language: Language): string | null {
  return UNSEEABLE[language].exec(fold(text))?.[0] ?? null
}
