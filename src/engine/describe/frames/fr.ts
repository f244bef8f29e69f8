import { type Frames, lowered, SOLID } from './frames.ts'

const UNE =
  /^(?:huile|acrylique|aquarelle|encre|gouache|détrempe|photographie|photo|impression|gravure|linogravure|xylographie|lithographie|sérigraphie|eau-forte|estampe|épreuve|sculpture|installation|tapisserie|broderie|céramique|peinture|toile|mosaïque|vidéo|technique mixte)(?!\p{L})/iu
const UN =
  /^(?:pastel|fusain|dessin|bronze|tirage|cyanotype|collage|monotype|tissage|assemblage|relief|bas-relief|vase|bol|diptyque|triptyque|patchwork|polaroid)(?!\p{L})/iu
const MATERIAL =
  /^(?:bois|chêne|acier|fer|cuivre|marbre|pierre|calcaire|grès|porcelaine|terre cuite|argile|faïence|plâtre|béton|verre|laine|coton|soie|lin|feutre|résine|papier|carton)(?!\p{L})/iu

const NOUNS =
  /^(?:hiver|mer|fer|noir|miroir|soir|désir|plaisir|souvenir|avenir|espoir|désespoir|devoir|loisir|atelier|papier|hier|amer|premier|dernier|chair|air|clair|pouvoir|savoir|fleur|quartier|chantier|escalier|foyer|danger|couloir|trottoir|tiroir|cuir|loir|rocher|verger|clocher|grenier|panier|sentier|février|janvier)\s/iu
const INFINITIVE =
  /^(?:\p{L}{2,}(?:er|ir|oir)|faire|prendre|rendre|mettre|dire|peindre|comprendre|suivre|vivre|attendre|perdre|écrire|défendre|traduire|construire|être|me\s\p{L}+r|se\s\p{L}+r)\s/iu
const FINITE =
  /(?<!\p{L})(?:je|nous|on|il|elle|ils|elles|qui|que|ne|est|sont|a|ont|était|étaient|avait|ai)(?!\p{L})|(?<!\p{L})(?:j|qu|n)['’]/iu
const PERSONAL =
  /(?<!\p{L})(?:je|me|moi|mon|ma|mes|mien|mienne|nous|notre|nos)(?!\p{L})|(?<!\p{L})[jm]['’]/iu

/** `de` with the article that follows it. */
function of(words: string): string {
  const contracted = words.replace(/^le\s/iu, 'du ').replace(/^les\s/iu, 'des ')
  if (contracted !== words) return contracted
  return /^(?:[aeiouéèêh]|un)/iu.test(words) ? `d’${words}` : `de ${words}`
}

export const fr: Frames = {
  sentence:
    /(?<!\p{L})(?:je|nous|on|il|elle|est|sont|était|étaient|ai|ont)(?!\p{L})|(?<!\p{L})(?:j|c|n)['’]/iu,
  work(caption) {
    const sized = caption.replace(/^([^,\d]+?),?\s(?=\d+(?:[.,]\d+)?\s×)/u, '$1 de ')
    if (UNE.test(caption)) return `Cette œuvre est une ${lowered(sized)}`
    if (UN.test(caption)) return `Cette œuvre est un ${lowered(sized)}`
    return MATERIAL.test(caption) ? `Cette œuvre est en ${lowered(caption)}` : null
  },
  wish(fragment, speaker, named) {
    const words = lowered(fragment)
    const own = speaker === 'other' && PERSONAL.test(words)
    if (INFINITIVE.test(words) && !NOUNS.test(words))
      return `${speaker === 'artist' ? 'Je voulais' : 'L’artiste voulait'} ${own ? fr.quoted(words) : words}`
    if (FINITE.test(words)) return null
    const work = named ? 'Elle' : 'Cette œuvre'
    if (/^inspirée? (?:de|d['’]|du|des|par)(?!\p{L})/iu.test(words))
      return `${work} est ${words.replace(/^inspirée?/iu, 'inspirée')}`
    const isSubject =
      /^(?:(?:le|la|les|une?|mon|ma|mes|ce|cette)\s|l['’])\p{L}+\s(?:de|du|des|entre|d['’])(?!\p{L})/iu.test(
        words,
      )
    if (!isSubject) return null
    return `${work} parle ${own ? `de ${fr.quoted(words)}` : of(words)}`
  },
  quoted: (words) => `«\u00a0${words}\u00a0»`,
  framed: {
    notice: (words) => `À remarquer\u00a0: ${words}`,
    origin: (words) => `Le point de départ\u00a0: ${words}`,
    on_view: (words) => `À voir\u00a0: ${words}`,
    series: (words) => `Série et expositions\u00a0: ${words}`,
    plan: (words) => `Ce que l’aide doit permettre\u00a0: ${words}`,
  },
  personal: PERSONAL,
  tellsLooks: new RegExp(
    `${SOLID}|(?<!\\p{L})(?:couleurs?|coloré(?:e|s|es)?|palette|monochrome|noire?s?|blanc(?:he)?s?|grise?s?|bleue?s?|rouges?|jaunes?|verte?s?|brune?s?|marron|orangée?s?|roses?|violette?s?|ocres?|sombres?|claire?s?|lumière|lumineu(?:x|se)|pâles?|argentique|bronze|sculptée?|sculpture|taillée?|céramique|argile|grès|porcelaine|faïence|marbre|acier|installation|vidéo)(?!\\p{L})`,
    'iu',
  ),
}
