import { type Prose, SENTENCE_START } from '../prose-rules.ts'

export const PROSE: Prose = {
  hedges:
    /(?<!\p{L})(?:probablement|peut-etre|sans doute|vraisemblablement|apparemment|il semble)(?!\p{L})/u,
  selfTalk: ['nos sources', 'cette notice', 'les sources consultees', 'ce texte', 'notre texte'],
  commands: new RegExp(
    `${SENTENCE_START}(?:puis |maintenant )?(?!assez\\b|chez\\b)\\p{L}+ez(?!\\p{L})`,
    'u',
  ),
  emptyWords: [
    'intemporel',
    'iconique',
    'invite le spectateur',
    'veritable chef-d',
    'saisissant de verite',
    'liminal',
  ],
  unseeable:
    /(?<!\p{L})(?:artiste|peintre|maitre|peint par|siecles?|decennie|datee?|epoque|periode|style|ecole|atelier|baroque|rococo|renaissance|gothique|romanti\p{L}*|impressionn\p{L}*|expressionn\p{L}*|cubis\p{L}*|surreal\p{L}*|realis\p{L}*|original\p{L}*|authenti\p{L}*|fausse|falsifi\p{L}*|copie|replique|reproduction|vendue?s?|vendre|prix|vaut|cher|musees?|galerie|collection|encheres|expos\p{L}*|celebre|chef-d.oeuvre|vous|votre|vos|nous|notre|veuillez|utilisateur|lecteur|secret|systeme|obei\p{L}*|bombe|argent a|payez|achetez|votez)(?!\p{L})/u,
  pictureOf:
    /^(?:une? |la |le |l['’])?(?:image|tableau|peinture|photo(?:graphie)?|estampe|gravure|dessin|portrait|vue) (?:de |d['’]|du |des |qui |montrant|representant)/u,
  readings:
    /(?<!\p{L})(?:symbol\p{L}+|allegor\p{L}+|metaphor\p{L}+|represent(?:e|ent|ant)|incarn(?:e|ent)|evoqu\p{L}+|sugger\p{L}+|exprim\p{L}+|expressi\p{L}+|signifi\p{L}+|ambiances?|atmosphere|sentiments?|sembl(?:e|ent)|parai(?:t|ssent)|on dirait|myster\p{L}+|enigm\p{L}+|serein\p{L}*|serenite|melancol\p{L}+|menac\p{L}+|dramatique\p{L}*|beaute|magnifique\p{L}*|majest\p{L}+|sublime|onirique\p{L}*|intimite|rappell(?:e|ent)|(?:nous|on|vous) (?:voyons|voit|voyez|distingue|distinguons|apercoit|apercevons)|le spectateur|le regard(?:eur)?)(?!\p{L})/u,
}
