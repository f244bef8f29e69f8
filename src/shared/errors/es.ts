import { utcDay } from '../days.ts'
import type { WhyChoice } from '../label.ts'
import { CODE_LENGTH } from '../limits.ts'
import { MODE_NAMES } from '../modes.ts'
import { PASSWORD_RULE_WORDS } from '../password-words.ts'
import type { ErrorMessages } from './sentence.ts'

const WHICH: Record<WhyChoice, string> = {
  name: 'Varias obras llevan este nombre. ¿A cuál se refiere?',
  maker: '¿A cuál de estas obras se refiere?',
  part: '¿A cuál de estas obras se refiere? Su título contiene estas palabras.',
  label:
    '¿A cuál de estas obras se refiere? Son las que más se acercan a lo que hemos leído en la cartela.',
  description: '¿A cuál de estas obras se refiere? Son las que más se acercan a su descripción.',
}
const FREE = 'No se ha descontado nada.'
const RULES = PASSWORD_RULE_WORDS.es

function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'disjunction' }).format(names)
}

export const errorMessages: ErrorMessages = {
  internal_error: ({ request }) =>
    `Algo ha fallado por nuestra parte. Inténtelo de nuevo. (${request})`,
  malformed_request: 'La petición no está bien formada.',
  invalid_field: ({ field, problem }) => `El campo «${field}» no es válido: ${problem}`,
  invalid_json: 'El cuerpo de la petición no es JSON válido.',
  empty_body: 'El cuerpo de la petición está vacío.',
  unsupported_type: 'Este tipo de contenido no se admite aquí. Envíe JSON.',
  request_too_large: 'La petición es demasiado grande.',
  request_cancelled:
    'La petición se canceló antes de que empezara la respuesta. No se ha descontado nada.',
  not_found: 'Aquí no hay nada.',
  control_characters: 'Quite los caracteres de control del texto.',
  restarting: 'El servidor se está reiniciando. Inténtelo de nuevo en un momento.',
  temporarily_unavailable:
    'El servicio no está disponible por el momento. Vuelva a intentarlo en unos segundos.',
  invalid_idempotency_key:
    'La cabecera Idempotency-Key no está bien formada: de 1 a 255 caracteres ASCII visibles.',
  idempotency_key_reused: 'Esta Idempotency-Key pertenece a otra petición.',
  still_answering: 'Esta petición todavía se está respondiendo.',

  too_many_attempts: 'Demasiados intentos. Inténtelo más tarde.',
  too_many_at_once: 'Demasiados intentos a la vez. Espere un momento.',
  too_many_wrong_codes: 'Demasiados códigos incorrectos. Solicite uno nuevo.',
  too_many_codes: 'Demasiados códigos para esta dirección. Inténtelo más tarde.',
  too_many_reset_mails:
    'Demasiados correos para cambiar la contraseña de esta dirección. Inténtelo más tarde.',
  mail_too_soon: ({ seconds }) =>
    `Espere ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} antes de pedir otro correo.`,
  too_many_questions: 'Demasiadas preguntas a la vez. Espere un momento.',
  too_many_unknown_works: 'Demasiadas preguntas sobre lo que no conocemos. Inténtelo más tarde.',
  too_many_cancelled:
    'Ha abandonado demasiadas preguntas antes de las primeras palabras. Inténtelo más tarde.',
  too_many_new_lists: 'Demasiadas listas a la vez. Inténtelo más tarde.',

  invalid_credentials: 'El correo o la contraseña no son correctos',
  session_expired: 'La sesión ha caducado. Vuelva a entrar, por favor.',
  incomplete_code: `Escriba el código completo de ${CODE_LENGTH} cifras`,
  wrong_code: 'Este código no coincide. Revise las cifras; si ha caducado, pida uno nuevo.',
  code_of_other_address: 'El código es de otra dirección. Vuelva a registrarse.',
  reset_link_missing: 'El enlace no es válido',
  invalid_reset_link: 'El enlace no es válido o ha caducado',
  common_password: 'Esta contraseña es una de las más comunes. Elija otra.',
  password_too_long: ({ limit }) => `La contraseña debe tener como máximo ${limit} caracteres`,
  weak_password: ({ missing }) =>
    `A la contraseña le falta: ${missing.map((rule) => RULES[rule]).join(', ')}`,
  wrong_password: 'Esta no es su contraseña.',
  second_factor_needed: 'Introduzca el código de su aplicación de autenticación.',
  wrong_second_factor:
    'Este código no es correcto. Espere al siguiente o use un código de recuperación.',
  second_factor_on: 'El segundo paso del inicio de sesión ya está activado.',
  second_factor_off: 'El segundo paso del inicio de sesión no está activado.',
  invalid_passkey: 'Esta llave de acceso no abre aquí ninguna cuenta.',
  passkey_refused: 'No se pudo añadir la llave de acceso. Inténtelo de nuevo.',
  too_many_passkeys: 'Diez llaves de acceso como máximo. Quite una que ya no use.',
  admin_needs_second_step:
    'Las páginas de administración exigen el segundo paso del inicio de sesión. Actívelo en «Cuenta y datos».',
  session_ended: 'Esta sesión ya ha terminado.',
  subscription_goes_on:
    'No es posible cancelar su suscripción en este momento, así que la cuenta sigue abierta. Vuelva a intentarlo más tarde.',

  invalid_key: 'Esta clave de API no es válida. Puede que se haya revocado.',
  keys_need_plan: 'Las claves de API necesitan el plan Professional.',
  key_not_allowed: 'Una clave de API no puede hacer esto. Entre con su cuenta.',
  scope_missing: ({ scope }) => `A esta clave de API le falta el permiso «${scope}».`,
  key_name_missing: 'Ponga un nombre a la clave.',
  key_scopes_missing: 'Elija qué puede hacer la clave.',
  too_many_keys: ({ limit }) =>
    `Una cuenta tiene como máximo ${limit} claves de API. Revoque una que ya no haga falta.`,
  key_revoked: 'Esta clave de API ya estaba revocada.',

  mode_needs_plan: ({ mode }) =>
    `El modo ${MODE_NAMES[mode]} requiere la suscripción ${MODE_NAMES[mode]}.`,
  pdf_needs_plan:
    'La exportación a PDF requiere una suscripción Aficionado o un paquete de análisis.',
  analyses_spent: ({ limit, resets_at }) =>
    `Ha usado los ${limit} análisis de este mes. Vuelven el ${utcDay(resets_at, 'es')} a las 00:00 UTC.`,
  descriptions_spent: ({ limit, resets_at }) =>
    `Ha usado las ${limit} descripciones de este mes. Vuelven el ${utcDay(resets_at, 'es')} a las 00:00 UTC.`,

  unknown_price: 'Este precio no está en nuestra lista.',
  foreign_return_url: 'Los pagos vuelven solo a nuestras propias páginas.',
  current_plan: 'Este ya es su plan actual.',
  no_subscription: 'No tiene ninguna suscripción que gestionar.',
  payment_not_found: 'No encontramos este pago.',
  payment_incomplete: 'Este pago no se ha completado. Puede intentarlo de nuevo.',
  payments_off: 'El pago no está disponible en este momento.',
  payment_provider_away: 'El proveedor de pagos no responde. Inténtelo de nuevo en un momento.',
  invalid_signature: 'La firma de este mensaje no es correcta.',

  artwork_name_missing: 'Escriba el nombre de una obra.',
  unknown_work: ({ name, artist, near, unreachable }) => {
    const work = artist === '' ? `«${name}»` : `«${name}» (${artist})`
    const sentence = unreachable
      ? `${work} no está en nuestro catálogo y no hemos podido consultar fuentes abiertas, así que no la describiremos. Inténtelo más tarde.`
      : `No conocemos ninguna obra titulada ${work}, así que no la describiremos.`
    const others = oneOf(near.map(({ title, artist }) => `${title} (${artist})`))
    return [sentence, ...(near.length > 0 ? [`¿Quería decir ${others}?`] : []), FREE].join(' ')
  },
  which_work: ({ near, choice }) =>
    `${near.length === 1 ? '¿Se refiere a esta obra?' : WHICH[choice]} ${FREE}`,
  label_unreadable:
    'No hemos podido leer ninguna cartela en esta foto. Acérquese, de frente y sin reflejos. No se ha descontado nada.',
  answer_too_late: 'Esta respuesta tardó demasiado y no se ha cobrado. Inténtelo de nuevo.',
  analysis_not_found: 'No encontramos este análisis.',
  analysis_gone: 'Este análisis se ha borrado para siempre.',
  no_picture_kept: 'No se conserva ninguna imagen con este análisis.',
  question_missing: 'Escriba su pregunta.',
  question_pending: 'Su última pregunta todavía se está respondiendo. Espere un momento.',
  questions_full: 'Este análisis ya no admite más preguntas.',
  answer_not_found: 'No encontramos esta respuesta.',
  link_closed: 'Este enlace no lleva a un análisis, o ya no.',
  too_many_pdfs: 'Se están preparando demasiados PDF. Inténtelo de nuevo en unos segundos.',

  not_multipart: 'Envíe la imagen como multipart/form-data.',
  image_missing: 'Elija primero una imagen.',
  artwork_image_missing: 'Elija primero una imagen',
  picture_too_large: ({ megabytes }) =>
    `La imagen supera los ${megabytes} MB. Envíe una más pequeña.`,
  picture_cut_off: 'La imagen no ha llegado entera. Envíela de nuevo.',
  picture_too_slow:
    'La imagen tardaba demasiado en llegar y hemos dejado de esperar. Envíela de nuevo. No se ha descontado nada.',
  picture_unsupported: ({ kinds }) =>
    `Este archivo no es una imagen que podamos leer. Envíe un archivo ${kinds.join(', ')}.`,
  picture_disguised:
    'Esta imagen contiene además otro tipo de archivo, así que no la abrimos. Guárdela de nuevo y envíe el archivo nuevo.',
  picture_too_many_pixels: ({ megapixels }) =>
    `Esta imagen tiene más de ${megapixels} millones de píxeles. Envíe una más pequeña.`,
  picture_damaged:
    'Esta imagen está dañada o incompleta, así que no podemos verla. No se ha descontado nada.',
  pictures_busy:
    'Se están viendo demasiadas imágenes. Inténtelo de nuevo en unos segundos. No se ha descontado nada.',
  sending_several_pictures:
    'Está enviando varias imágenes a la vez. Espere a que se haya visto una.',

  description_missing: 'Escriba la descripción que quiere mejorar',
  description_not_found: 'No encontramos esta descripción.',
  description_gone: 'Esta descripción se ha borrado para siempre.',
  unknown_change: 'Esta descripción no contiene ese cambio.',

  bulk_needs_plan: 'El análisis por lotes requiere el plan Professional.',
  file_missing: 'Elija primero un archivo.',
  list_too_large: ({ megabytes }) => `La lista supera los ${megabytes} MB. Envíe una más pequeña.`,
  list_cut_off: 'La lista no ha llegado entera. Envíela de nuevo.',
  list_too_slow: 'La lista ha tardado demasiado en llegar. Envíela de nuevo.',
  list_unreadable: ({ count }) =>
    `No se ha podido leer la lista: hay que corregirla en ${count === 1 ? 'un lugar' : `${count} lugares`}. No se ha guardado ni descontado nada.`,
  list_not_found: 'No encontramos esta lista.',
  list_ended: 'Esta lista ya ha terminado.',
  list_being_checked: 'Todavía se están mirando las fotos de una lista. Espere a que terminen.',
  photo_gone:
    'No se ha podido mirar esta foto a tiempo y se ha borrado. Envíela de nuevo. No se ha descontado nada.',
  too_many_lists: ({ limit }) =>
    `Una cuenta guarda como máximo ${limit} listas. Elimine una que ya no necesite.`,
  row_not_found: 'No encontramos esta fila.',
  row_taken: 'Esta fila se está respondiendo o ya tiene respuesta.',
  row_title_missing: 'Esta fila no nombra ninguna obra. No se ha descontado nada.',
  row_unanswered: 'No se ha podido responder esta fila. No se ha descontado nada.',
  work_not_offered: 'Esta obra no se ofreció para esta fila.',
}
