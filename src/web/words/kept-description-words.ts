import type { Language } from '#shared/languages.ts'

/** Words of the descriptions that are kept, in the language of the page. */
interface KeptDescriptionWords {
  title: string
  tabs: string
  analyses: string
  descriptions: string
  loading: string
  loadFailed: string
  showing: (shown: string, total: string) => string
  /** Instead, where all are shown. */
  all: (total: string, count: number) => string
  improved: string
  view: string
  viewOf: (type: string, at: string) => string
  close: string
  saveAs: (ending: string) => string
  removeFailed: string
  undoFailed: string
  emptyTitle: string
  empty: string
  start: string
}

export const KEPT_DESCRIPTION_WORDS: Record<Language, KeptDescriptionWords> = {
  en: {
    title: 'Your Descriptions',
    tabs: 'What is kept',
    analyses: 'Analyses',
    descriptions: 'Descriptions',
    loading: 'Loading your descriptions…',
    loadFailed: 'Your descriptions could not be loaded',
    showing: (shown, total) => `Showing ${shown} of ${total} descriptions`,
    all: (total, count) => (count === 1 ? `${total} description` : `${total} descriptions`),
    improved: 'Improved',
    view: 'View Full Description',
    viewOf: (type, at) => `View Full Description: ${type}, ${at}`,
    close: 'Close',
    saveAs: (ending) => `Save as .${ending}`,
    removeFailed: 'This description could not be deleted',
    undoFailed: 'This description could not be brought back',
    emptyTitle: 'No descriptions yet',
    empty: 'What the Artist Helper writes of your own work is kept here.',
    start: 'Describe your work',
  },
  fr: {
    title: 'Vos descriptions',
    tabs: 'Ce qui est conservé',
    analyses: 'Vos analyses',
    descriptions: 'Vos descriptions',
    loading: 'Chargement de vos descriptions…',
    loadFailed: 'Vos descriptions n’ont pas pu être chargées',
    showing: (shown, total) => `${shown} descriptions affichées sur ${total}`,
    all: (total, count) => (count < 2 ? `${total} description` : `${total} descriptions`),
    improved: 'Améliorée',
    view: 'Lire en entier',
    viewOf: (type, at) => `Lire en entier\u00a0: ${type}, ${at}`,
    close: 'Refermer',
    saveAs: (ending) => `Enregistrer en .${ending}`,
    removeFailed: 'Cette description n’a pas pu être supprimée',
    undoFailed: 'Cette description n’a pas pu être rétablie',
    emptyTitle: 'Aucune description pour l’instant',
    empty: 'Ce que l’aide à la description écrit de vos œuvres est conservé ici.',
    start: 'Décrire votre œuvre',
  },
  es: {
    title: 'Sus descripciones',
    tabs: 'Lo que se conserva',
    analyses: 'Análisis',
    descriptions: 'Descripciones',
    loading: 'Cargando sus descripciones…',
    loadFailed: 'No se han podido cargar sus descripciones',
    showing: (shown, total) => `Se muestran ${shown} de ${total} descripciones`,
    all: (total, count) => (count === 1 ? `${total} descripción` : `${total} descripciones`),
    improved: 'Mejorada',
    view: 'Leer entera',
    viewOf: (type, at) => `Leer entera: ${type}, ${at}`,
    close: 'Cerrar',
    saveAs: (ending) => `Guardar como .${ending}`,
    removeFailed: 'No se ha podido eliminar esta descripción',
    undoFailed: 'No se ha podido recuperar esta descripción',
    emptyTitle: 'Aún no hay descripciones',
    empty: 'Aquí se conserva lo que la ayuda para descripciones escribe sobre su obra.',
    start: 'Describir su obra',
  },
  'zh-TW': {
    title: '您的作品說明',
    tabs: '已保存的內容',
    analyses: '分析',
    descriptions: '作品說明',
    loading: '正在載入您的作品說明……',
    loadFailed: '無法載入您的作品說明',
    showing: (shown, total) => `顯示 ${shown} 則作品說明，共 ${total} 則`,
    all: (total) => `${total} 則作品說明`,
    improved: '經改寫',
    view: '查看完整說明',
    viewOf: (type, at) => `查看完整說明：${type}，${at}`,
    close: '收起',
    saveAs: (ending) => `儲存為 .${ending}`,
    removeFailed: '無法刪除這則作品說明',
    undoFailed: '無法復原這則作品說明',
    emptyTitle: '尚無作品說明',
    empty: '作品說明助手為您的作品撰寫的文字，都會保存在這裡。',
    start: '描述您的作品',
  },
}
