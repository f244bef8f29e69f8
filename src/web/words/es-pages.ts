import type { ConsentWords } from '#web/words/en-consent.ts'
import type { SampleWords } from '#web/words/en-sample.ts'

export { errorMessages } from '#shared/errors/es.ts'
export { insideWords } from '#web/words/es-inside.ts'
export { proseWords } from '#web/words/es-prose.ts'

export const consentWords = {
  title: 'Cookies y almacenamiento',
  necessaryOnly: 'Solo lo necesario. No contamos sus visitas.',
  withAnalytics: 'Con su permiso, contamos qué páginas se leen.',
  signal:
    'Su navegador pide no ser rastreado. Lo respetamos: no se cuenta nada, elija lo que elija aquí.',
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
