import { PictureError, type PictureFault } from '#engine/observe/picture-error.ts'
import type { Language, Localized } from '#shared/languages.ts'
import { PICTURE_KIND_NAMES, PICTURE_MAX_PIXELS } from '#shared/pictures.ts'
import { AppError, type ErrorCode } from '../errors.ts'

const KINDS = PICTURE_KIND_NAMES.join(', ')
const MEGAPIXELS = PICTURE_MAX_PIXELS / 1_000_000
const TRY_AGAIN_SECONDS = 5

const CODES: Record<PictureFault, ErrorCode> = {
  unsupported: 'unsupportedMedia',
  disguised: 'unsupportedMedia',
  tooManyPixels: 'tooLarge',
  damaged: 'unprocessable',
  busy: 'unavailable',
}

const SENTENCES: Record<PictureFault, Localized> = {
  unsupported: {
    en: `This file is not a picture that we can read. Please send ${KINDS}.`,
    fr: `Ce fichier n’est pas une image que nous savons lire. Envoyez un fichier ${KINDS}.`,
    es: `Este archivo no es una imagen que podamos leer. Envíe un archivo ${KINDS}.`,
    'zh-TW': `這個檔案不是我們能讀取的圖片。請傳送 ${KINDS}。`,
  },
  disguised: {
    en: 'This picture holds another kind of file as well, so we do not open it. Please save it anew and send that.',
    fr: 'Cette image contient aussi un autre type de fichier : nous ne l’ouvrons pas. Enregistrez-la de nouveau et envoyez-la.',
    es: 'Esta imagen contiene además otro tipo de archivo, así que no la abrimos. Guárdela de nuevo y envíela.',
    'zh-TW': '這張圖片裡還夾帶了其他類型的檔案，因此我們不予開啟。請另存新檔後再傳送。',
  },
  tooManyPixels: {
    en: `This picture has more than ${MEGAPIXELS} million pixels. Please send a smaller one.`,
    fr: `Cette image compte plus de ${MEGAPIXELS} millions de pixels. Envoyez-en une plus petite.`,
    es: `Esta imagen tiene más de ${MEGAPIXELS} millones de píxeles. Envíe una más pequeña.`,
    'zh-TW': `這張圖片超過 ${MEGAPIXELS / 100} 億像素。請傳送較小的圖片。`,
  },
  damaged: {
    en: 'This picture is damaged or incomplete, so we cannot look at it. This was not charged.',
    fr: 'Cette image est abîmée ou incomplète : nous ne pouvons pas la regarder. Rien n’a été décompté.',
    es: 'Esta imagen está dañada o incompleta, así que no podemos verla. No se ha descontado nada.',
    'zh-TW': '這張圖片已損壞或不完整，我們無法觀看。本次不計入次數。',
  },
  busy: {
    en: 'Too many pictures are being looked at. Please try again in a few seconds. This was not charged.',
    fr: 'Trop d’images sont en cours d’examen. Réessayez dans quelques secondes. Rien n’a été décompté.',
    es: 'Se están viendo demasiadas imágenes. Inténtelo de nuevo en unos segundos. No se ha descontado nada.',
    'zh-TW': '目前有太多圖片正在處理。請幾秒後再試。本次不計入次數。',
  },
}

/** A refused picture as an answer with its own status; anything else as it is. */
export function pictureRefusal(error: unknown, language: Language): unknown {
  if (!(error instanceof PictureError)) return error
  const { fault } = error
  return new AppError(CODES[fault], SENTENCES[fault][language], fault === 'busy' ? TRY_AGAIN_SECONDS : null)
}
