import type { Language } from '#shared/languages.ts'

const en = {
  isLabel: 'This is a photo of the wall label',
  isLabelHint:
    'We read it and go by its words: maker, title, inventory number. The photo is not kept.',
  readTitle: 'Read on the label',
  readNone: 'If this is not the work you mean, correct what we read and ask again.',
  field: 'Title and artist, corrected',
  again: 'Ask with these words',
  photographIt: 'Is there a label beside the work? Photograph it, and tick the box: we read it.',
}
export type LabelWords = typeof en

const fr: LabelWords = {
  isLabel: 'C’est une photo du cartel',
  isLabelHint:
    'Nous le lisons et nous fions à ses mots\u00a0: artiste, titre, numéro d’inventaire. La photo n’est pas gardée.',
  readTitle: 'Lu sur le cartel',
  readNone: 'Si ce n’est pas l’œuvre voulue, corrigez ce que nous avons lu et redemandez.',
  field: 'Titre et artiste, corrigés',
  again: 'Demander avec ces mots',
  photographIt:
    'Y a-t-il un cartel à côté de l’œuvre\u00a0? Photographiez-le et cochez la case\u00a0: nous le lirons.',
}

const es: LabelWords = {
  isLabel: 'Es una foto de la cartela',
  isLabelHint:
    'La leemos y nos guiamos por sus palabras: autor, título, número de inventario. La foto no se guarda.',
  readTitle: 'Leído en la cartela',
  readNone: 'Si no es la obra que busca, corrija lo que hemos leído y pregunte de nuevo.',
  field: 'Título y artista, corregidos',
  again: 'Preguntar con estas palabras',
  photographIt: '¿Hay una cartela junto a la obra? Fotografíela y marque la casilla: la leeremos.',
}

const zhTw: LabelWords = {
  isLabel: '這是展品說明牌的照片',
  isLabelHint: '我們會讀出牌上的文字，依作者、作品名稱與典藏編號尋找作品。照片不會保留。',
  readTitle: '在說明牌上讀到',
  readNone: '如果不是您要找的作品，請修正讀到的文字，再問一次。',
  field: '修正後的作品名稱與作者',
  again: '用這些文字再問',
  photographIt: '作品旁有說明牌嗎？拍下來並勾選方框，我們會讀出上面的文字。',
}

export const LABEL_WORDS: Record<Language, LabelWords> = { en, fr, es, 'zh-TW': zhTw }
