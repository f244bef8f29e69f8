import type { ConsentWords } from '#web/words/en-consent.ts'
import type { SampleWords } from '#web/words/en-sample.ts'
import type { ServerSentences } from '#web/words/server-sentences.ts'
import { translatorOf } from '#web/words/translated.ts'

export { insideWords } from '#web/words/es-inside.ts'
export { proseWords } from '#web/words/es-prose.ts'

export const consentWords = {
  title: 'Cookies y almacenamiento',
  necessaryOnly: 'Solo lo necesario. No contamos sus visitas.',
  withAnalytics: 'Con su permiso, contamos qué páginas se leen.',
  signal: 'Su navegador pide no ser rastreado. Lo respetamos: no se cuenta nada, elija lo que elija aquí.',
  settings: 'Configurar cookies',
  shortSettings: 'Ajustes',
  rejectAll: 'Rechazar todo',
  onlyNecessary: 'Necesarias',
  acceptAll: 'Aceptar todo',
  necessary: {
    title: 'Necesarias',
    text: 'Mantiene su sesión y guarda su idioma, sus borradores y esta decisión.',
    always: 'Siempre activas',
  },
  analytics: {
    title: 'Analítica',
    text: 'Cuenta qué páginas se leen, para que sepamos qué mejorar.',
    none: 'Cuenta qué páginas se leen. Ahora no hay ningún servicio de recuento configurado, así que no se cuenta nada en ningún caso.',
  },
  marketing: {
    title: 'Publicidad',
    text: 'No tenemos publicidad ni compartimos nada para ella. Su decisión se guarda por si eso cambiara.',
  },
  cancel: 'Cancelar',
  save: 'Guardar las preferencias',
} satisfies ConsentWords

export const sampleWords = {
  title: ['Lea un análisis', 'antes de registrarse'],
  text: 'Una respuesta completa, tal como la reciben nuestros miembros. Pulse un número para ver su fuente, y el pequeño marco para ver dónde mirar.',
  mode: 'Profundidad',
  modes: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
  language: 'Idioma del texto',
  more: 'Leer la respuesta completa',
  loading: 'Cargando el análisis…',
  failed: 'No se ha podido cargar el análisis.',
} satisfies SampleWords

export const serverSentences = {
  'Invalid email or password': 'El correo o la contraseña no son correctos',
  'This code does not match. Check the digits; if it has expired, ask for a new one.':
    'Este código no coincide. Revise las cifras; si ha caducado, pida uno nuevo.',
  'The code belongs to another address. Please register again.':
    'El código es de otra dirección. Vuelva a registrarse.',
  'This password is one of the most common ones. Please choose another.':
    'Esta contraseña es una de las más comunes. Elija otra.',
  'Invalid or expired reset link': 'El enlace no es válido o ha caducado',
  'If this address has an account, a link to reset the password is on its way.':
    'Si esta dirección tiene una cuenta, un enlace para cambiar la contraseña está en camino.',
  'Your password has been reset. Please log in with the new one.':
    'Su contraseña se ha cambiado. Entre con la nueva.',
  'Session expired. Please log in again.': 'La sesión ha caducado. Vuelva a entrar, por favor.',
  'Too many attempts. Please try again later.': 'Demasiados intentos. Inténtelo más tarde.',
  'Too many codes for this address. Please try again later.':
    'Demasiados códigos para esta dirección. Inténtelo más tarde.',
  'Too many reset emails for this address. Please try again later.':
    'Demasiados correos para cambiar la contraseña de esta dirección. Inténtelo más tarde.',
  'Too many questions at once. Please wait a moment.': 'Demasiadas preguntas a la vez. Espere un momento.',
  'Too many questions about works we do not have. Please try again later.':
    'Demasiadas preguntas sobre lo que no conocemos. Inténtelo más tarde.',
  'You cancelled too many requests. Please try again later.':
    'Ha abandonado demasiadas preguntas antes de las primeras palabras. Inténtelo más tarde.',
  'Aficionado mode needs an Aficionado subscription.':
    'El modo Aficionado requiere la suscripción Aficionado.',
  'Professional mode needs a Professional subscription.':
    'El modo Professional requiere la suscripción Professional.',
  'PDF export needs an Aficionado subscription or a query pack.':
    'La exportación a PDF requiere una suscripción Aficionado o un paquete de análisis.',
  'Too many PDFs are being made. Please try again in a few seconds.':
    'Se están preparando demasiados PDF. Inténtelo de nuevo en unos segundos.',
  'This answer took too long and was not charged. Please try again.':
    'Esta respuesta tardó demasiado y no se ha cobrado. Inténtelo de nuevo.',
  'The service is temporarily unavailable. Please try again in a few seconds.':
    'El servicio no está disponible por el momento. Vuelva a intentarlo en unos segundos.',
  'Too many wrong codes. Please request a new one.': 'Demasiados códigos incorrectos. Solicite uno nuevo.',
  'The server is restarting. Please try again in a moment.':
    'El servidor se está reiniciando. Inténtelo de nuevo en un momento.',
  'Your last question is still being answered. Please wait for it.':
    'Su última pregunta todavía se está respondiendo. Espere un momento.',
  'This analysis holds no more questions.': 'Este análisis ya no admite más preguntas.',
  'Analysis not found.': 'No encontramos este análisis.',
  'This analysis is gone for good.': 'Este análisis se ha borrado para siempre.',
  'The request is too large.': 'La petición es demasiado grande.',
  'API keys need the Professional plan.': 'Las claves de API necesitan el plan Professional.',
  'An account holds at most {1} API keys. Please revoke one that is not needed.':
    'Una cuenta tiene como máximo {1} claves de API. Revoca una que ya no haga falta.',
  'This API key has been revoked already.': 'Esta clave de API ya estaba revocada.',
  'This is not your password.': 'Esta no es su contraseña.',
  'This session has ended already.': 'Esta sesión ya ha terminado.',
  'Your subscription cannot be ended at the moment, so the account stays. Please try again later.':
    'No es posible cancelar su suscripción en este momento, así que la cuenta sigue abierta. Vuelva a intentarlo más tarde.',
  'Please wait {1} seconds before you ask for another email.':
    'Espere {1} segundos antes de pedir otro correo.',
  'You have used all {1} analyses of this month. They are back on {2} at 00:00 UTC.':
    'Ha usado los {1} análisis de este mes. Vuelven el día uno del mes que viene.',
  'You have used all {1} descriptions of this month. They are back on {2} at 00:00 UTC.':
    'Ha usado las {1} descripciones de este mes. Vuelven el día uno del mes que viene.',
  'Password must have at most {1} characters': 'La contraseña debe tener como máximo {1} caracteres',
  'Too many attempts at once. Please wait a moment.': 'Demasiados intentos a la vez. Espere un momento.',
  'This is your current plan already.': 'Este ya es su plan actual.',
  'Payments are not available at the moment.': 'El pago no está disponible en este momento.',
  'The payment provider does not answer. Please try again in a moment.':
    'El proveedor de pagos no responde. Inténtelo de nuevo en un momento.',
  'You have no subscription to manage.': 'No tiene ninguna suscripción que gestionar.',
  'We do not find this payment.': 'No encontramos este pago.',
  'This payment has not been completed. You can try again.':
    'Este pago no se ha completado. Puede intentarlo de nuevo.',
  'Please select an image first.': 'Elija primero una imagen.',
  'Please select an image first': 'Elija primero una imagen',
  'Please send the picture as multipart/form-data.': 'Envíe la imagen como multipart/form-data.',
  'Please remove control characters from the text.': 'Quite los caracteres de control del texto.',
  'Too many pictures are being looked at. Please try again in a few seconds. This was not charged.':
    'Se están viendo demasiadas imágenes. Inténtelo de nuevo en unos segundos. No se ha descontado nada.',
  'The picture is larger than {1} MB. Please send a smaller one.':
    'La imagen supera los {1} MB. Envíe una más pequeña.',
  'The picture did not arrive whole. Please send it again.':
    'La imagen no ha llegado entera. Envíela de nuevo.',
  'The picture took too long to arrive, so we stopped waiting. Please send it again. This was not charged.':
    'La imagen tardaba demasiado en llegar y hemos dejado de esperar. Envíela de nuevo. No se ha descontado nada.',
  'This file is not a picture that we can read. Please send {1}.':
    'Este archivo no es una imagen que podamos leer. Envíe un archivo {1}.',
  'This picture holds another kind of file as well, so we do not open it. Please save it anew and send that.':
    'Esta imagen contiene además otro tipo de archivo, así que no la abrimos. Guárdela de nuevo y envíe el archivo nuevo.',
  'This picture has more than {1} million pixels. Please send a smaller one.':
    'Esta imagen tiene más de {1} millones de píxeles. Envíe una más pequeña.',
  'This picture is damaged or incomplete, so we cannot look at it. This was not charged.':
    'Esta imagen está dañada o incompleta, así que no podemos verla. No se ha descontado nada.',
  'Please provide the existing description to improve': 'Escriba la descripción que quiere mejorar',
  'Bulk analysis needs the Professional plan.': 'El análisis por lotes requiere el plan Professional.',
  'We do not find this list.': 'No encontramos esta lista.',
  'An account holds at most {1} lists. Please delete one that is not needed.':
    'Una cuenta guarda como máximo {1} listas. Elimine una que ya no necesite.',
  'This list has come to its end already.': 'Esta lista ya ha terminado.',
  'This row is being answered, or has been.': 'Esta fila se está respondiendo o ya tiene respuesta.',
  'This row could not be answered. It was not charged.':
    'No se ha podido responder esta fila. No se ha descontado nada.',
  'Please choose a file first.': 'Elija primero un archivo.',
  'The list is larger than {1} MB. Please send a smaller one.':
    'La lista supera los {1} MB. Envíe una más pequeña.',
  'The list did not arrive whole. Please send it again.': 'La lista no ha llegado entera. Envíela de nuevo.',
  'The list took too long to arrive, so we stopped waiting. Please send it again.':
    'La lista ha tardado demasiado en llegar. Envíela de nuevo.',
  'Too many lists at once. Please try again later.': 'Demasiadas listas a la vez. Inténtelo más tarde.',
} satisfies ServerSentences

export const translate = translatorOf(serverSentences)
