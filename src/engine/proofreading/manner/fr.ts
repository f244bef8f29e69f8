import { type Manner, rulesOf } from './manner.ts'

const WAITING =
  "quand|lorsque|si|comme|parce que|après|bien que|depuis|avant|tandis que|pendant|puisque|lorsqu['’]|puisqu['’]"
const SUBJECT = "(?:je|il|elle|ils|elles|nous|on|cela|ça)\\s|(?:j|c)['’]"
/** Verbs that take their negation in two parts; others may be followed by a noun, « pas à pas ». */
const VERBS =
  'suis|est|sont|était|étaient|ai|a|ont|avait|veux|veut|voulais|voulait|peux|peut|sais|sait|vois|voit|fais|fait|peins|peint|aime|cherche|pense|crois|comprends|montre|dis|dit|parle|travaille|utilise|connais|vais|va'

export const fr: Manner = {
  longSentence: 40,
  leastPart: 4,
  splice: /,\s+(?:(?:je|il|elle|ils|elles|nous|on|cela|ça)(?=\s)|[jc](?=['’]))/giu,
  joint: new RegExp(`,?\\s(?:et|mais|donc|car|alors)\\s(?=${SUBJECT})|\\s?;`, 'gu'),
  clause:
    /(?<!\p{L})(?:je|il|elle|ils|elles|nous|on|est|sont|était|ai|a|ont)(?!\p{L})|(?<!\p{L})[jc]['’]/iu,
  waiting: new RegExp(
    `^(?:${WAITING}|en|dans|avec|pour|sur|à|au|aux|sous|sans|par|chez|vers|malgré)(?!\\p{L})|(?<!\\p{L})(?:et|mais|ou|que|qui)\\s+(?:${WAITING})(?!\\p{L})|(?<!\\p{L})entre(?!\\p{L})`,
    'iu',
  ),
  rules: rulesOf({
    wordy: `
      dans le but de=pour; dans le but d'(\\p{L}+)=pour $1; afin de (?!(?:le|la|les)\\s\\p{L}+\\s)(\\p{L}+)=pour $1; afin d'(\\p{L}+)=pour $1; en raison du fait que=parce que; en raison du fait qu'(\\p{L}+)=parce qu’$1;
      à l'heure actuelle=aujourd’hui; un (?:certain|grand) nombre de=plusieurs; un (?:certain|grand) nombre d'(\\p{L}+)=plusieurs $1; par le biais de=par; par le biais d'(\\p{L}+)=par $1;
      est en mesure de=peut; suis en mesure de=peux; sont en mesure de=peuvent; procède à la réalisation de=réalise;
      fais usage de=emploie; fait usage de=emploie; donne à voir=montre; donnent à voir=montrent; solutionner=résoudre; finaliser=finir; au niveau de la (couleur|lumière|forme|matière|composition)=pour la $1
    `,
    talk: `
      (comme|tout|avec|pour|que|de) ça=$1 cela; ça (me|te|se|nous|donne|montre|parle|vient|fait|peut|veut|devient|reste|change|commence)=cela $1; (?:super|hyper|trop|méga) (beau|belle|bien|content|contente|dur|dure|grand|grande|important|importante|bon|bonne|fort|forte|doux|douce)=très $1;
      (je|tu|il|elle|on|ils|elles|ça) (${VERBS}) pas(?!\\sà pas)=$1 ne $2 pas; j'(ai|avais|aime|étais|essaie|utilise|imagine|arrive|arrivais|oublie) pas=je n’$1 pas; c'est pas=ce n’est pas; c'était pas=ce n’était pas; (?:il )?faut pas=il ne faut pas; (?:il )?y a pas=il n’y a pas
    `,
    empty: `
      liminal(?:e|es|ité)?; liminaux; intemporel(?:le)?s?; iconiques?; questionne(?:nt)?; questionnements?; interroge(?:nt)? (?:notre|la notion|les notions|le rapport); convoque(?:nt)?; invite(?:nt)? le (?:spectateur|regardeur|public); déconstrui\\p{L}*;
      dialogue (?:entre|avec); dialectique; dichotomie; dualité; paradigme; ontologi\\p{L}+; à la croisée de; à la frontière de; au cœur de (?:ma|mon|cette|la) (?:démarche|pratique|recherche|réflexion); l'essence; éphémère; transcend\\p{L}*; onirique; poétique du; profond(?:e|ément)?; univers (?:onirique|poétique|singulier|intime|visuel); matérialité; plasticité; singuli(?:er|ère); langage (?:plastique|visuel|pictural); une forme de; résonances?; tension entre; porosité; hybrid(?:e|es|ité|ation)
    `,
    praise: `
      saisissante?s?; époustouflante?s?; magnifiques?; sublimes?; captivante?s?; envoûtante?s?; fascinante?s?; incroyables?; extraordinaires?; exceptionnel(?:le)?s?; chef-d'œuvre; remarquables?; inoubliables?; magistral(?:e|ement)?
    `,
    filler: `
      vraiment; extrêmement; littéralement; véritablement; en quelque sorte; tout simplement; absolument; totalement; complètement; (?<=^|[.!?]\\s)en fait,?; (?<=^|[.!?]\\s)au fond,?; bien évidemment; bien sûr; finalement; du coup; en effet; quelque part; au final
    `,
    hedge: `je (?:pense|crois|trouve) que; peut-être; à mon avis; il me semble que`,
    throat: `
      (?<=^|[.!?]\\s)en tant qu'artiste,?; (?<=^|[.!?]\\s)dans mon travail,; je (?:voudrais|tiens à) (?:d'abord )?dire que; il est important de (?:noter|souligner) que; à travers cette œuvre,
    `,
    colloquial: `
      trop (?=(?:bien|beau|belle|stylé|cool)(?!\\p{L})); cool; stylé(?:e|s|es)?; kiffe\\p{L}*; ouf; truc de ouf; trucs?; machins?; bidules?; bof; genre(?=,); ouais; grave (?=(?:beau|bien)); nana; mec; boulot; bosser?; gueule; marrant(?:e|s|es)?; rigolo(?:te)?; dingue; sympa(?:s)?; chouettes?; plein de; hyper; super(?! ?8); vachement; carrément; galère; lol; mdr; etc
    `,
    feeling: `tristesse; triste; joie; joyeu(?:x|se|ses); émotions?; émotionnel(?:le)?s?; sentiments?; nostalgi(?:e|que); mélancoli(?:e|que); solitude; colère; peur; angoisse; deuil; sérénité; apaisement; amour; bonheur`,
    vague: `techniques? mixtes?; (?:divers|différents|plusieurs) (?:matériaux|supports|médiums|outils); (?:diverses|différentes|plusieurs) (?:matières|techniques)`,
  }),
  concrete:
    /(?<!\p{L})(?:huile|acrylique|aquarelle|encre|fusain|crayon|gouache|pastel|toile|lin|papier|bois|panneau|argile|bronze|pierre|pinceau|couteau|glacis|couches?|fil|laine|coton|métier|verre|métal|pellicule|photographie)(?!\p{L})/iu,
  leaning:
    /^(?:il|elle|ils|elles|cela|ça|ce|ces|cette|puis|mais|et|ensuite|aussi|cependant|enfin|peu à peu|finalement|son|sa|leurs?)(?!\p{L})|^c['’]/iu,
  pointing:
    /(?<!\p{L})(?:il|elle|ils|elles|cela|ça|lui|leur|celui-ci|celle-ci|l['’](?:ai|as|a|avais|avait))(?!\p{L})/iu,
}
