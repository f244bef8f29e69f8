import type { Moved, Spent } from '#shared/api/counted.ts'
import type { Localized } from '#shared/languages.ts'

/** Words of the page of what was counted. */
interface CountedWords {
  title: string
  intro: string
  /** The link to it. */
  see: string
  loading: string
  failed: string
  none: string
  begin: string
  /** Where the analysis is gone. */
  gone: Record<Spent['kind'], string>
  kinds: Record<Spent['kind'], string>
  question: string
  byMonth: (month: string) => string
  byPack: (day: string) => string
  givenBack: string
  givenBackOn: (time: string) => string
  moved: Record<Moved['kind'], string>
  /** Of a pack that came. */
  until: (day: string) => string
  /** Of a pack that went. */
  ofPack: (day: string) => string
  zone: (name: string) => string
}

export const COUNTED_WORDS: Localized<CountedWords> = {
  en: {
    title: 'What was counted',
    intro:
      'Each full answer takes one analysis. Answers about unknown works, answers from the label alone, and answers that failed are free and do not appear here.',
    see: 'See what was counted',
    loading: 'Reading what was counted…',
    failed: 'What was counted could not be loaded',
    none: 'Nothing has been counted yet.',
    begin: 'Ask about a work',
    gone: {
      analysis: 'An analysis that you deleted',
      question: 'An analysis that you deleted',
      description: 'A description by the Artist Helper',
    },
    kinds: { analysis: 'Analysis', question: 'Follow-up question', description: 'Description' },
    question: 'Your question',
    byMonth: (month) => `Your plan, ${month}`,
    byPack: (day) => `Query pack of ${day}`,
    givenBack: 'Given back',
    givenBackOn: (time) => `Given back on ${time}`,
    moved: {
      pack_bought: 'Query pack bought',
      pack_expired: 'Query pack expired',
      pack_refunded: 'Query pack refunded',
    },
    until: (day) => `Until ${day}`,
    ofPack: (day) => `Bought on ${day}`,
    zone: (name) => `Times are those of your time zone (${name}).`,
  },
  fr: {
    title: 'Ce qui a été décompté',
    intro:
      'Chaque réponse complète prend une analyse. Les réponses sur une œuvre inconnue, celles qui n’ont que le cartel et celles qui ont échoué sont gratuites et n’apparaissent pas ici.',
    see: 'Voir ce qui a été décompté',
    loading: 'Lecture du décompte…',
    failed: 'Le décompte n’a pas pu être chargé',
    none: 'Rien n’a encore été décompté.',
    begin: 'Interroger une œuvre',
    gone: {
      analysis: 'Une analyse que vous avez supprimée',
      question: 'Une analyse que vous avez supprimée',
      description: 'Une description de l’aide aux artistes',
    },
    kinds: { analysis: 'Analyse', question: 'Question de suivi', description: 'Description' },
    question: 'Votre question',
    byMonth: (month) => `Votre formule, ${month}`,
    byPack: (day) => `Pack du ${day}`,
    givenBack: 'Rendue',
    givenBackOn: (time) => `Rendue le ${time}`,
    moved: {
      pack_bought: 'Pack d’analyses acheté',
      pack_expired: 'Pack d’analyses expiré',
      pack_refunded: 'Pack d’analyses remboursé',
    },
    until: (day) => `Jusqu’au ${day}`,
    ofPack: (day) => `Acheté le ${day}`,
    zone: (name) => `Les heures sont celles de votre fuseau horaire (${name}).`,
  },
  es: {
    title: 'Lo que se ha contado',
    intro:
      'Cada respuesta completa consume un análisis. Las respuestas sobre obras desconocidas, las que solo tienen la cartela y las que fallaron son gratuitas y no aparecen aquí.',
    see: 'Ver lo que se ha contado',
    loading: 'Cargando lo que se ha contado…',
    failed: 'No se ha podido cargar lo que se ha contado',
    none: 'Aún no se ha contado nada.',
    begin: 'Preguntar por una obra',
    gone: {
      analysis: 'Un análisis que usted eliminó',
      question: 'Un análisis que usted eliminó',
      description: 'Una descripción de la ayuda para artistas',
    },
    kinds: { analysis: 'Análisis', question: 'Pregunta adicional', description: 'Descripción' },
    question: 'Su pregunta',
    byMonth: (month) => `Su plan, ${month}`,
    byPack: (day) => `Paquete del ${day}`,
    givenBack: 'Devuelto',
    givenBackOn: (time) => `Devuelto el ${time}`,
    moved: {
      pack_bought: 'Paquete de análisis comprado',
      pack_expired: 'Paquete de análisis caducado',
      pack_refunded: 'Paquete de análisis reembolsado',
    },
    until: (day) => `Hasta el ${day}`,
    ofPack: (day) => `Comprado el ${day}`,
    zone: (name) => `Las horas son las de su zona horaria (${name}).`,
  },
  'zh-TW': {
    title: '計次紀錄',
    intro:
      '每則完整解說計一次。查無作品、僅有作品資料，以及未能完成的回答都不計次，也不會列在這裡。',
    see: '查看計次紀錄',
    loading: '正在載入計次紀錄……',
    failed: '無法載入計次紀錄',
    none: '目前沒有任何計次。',
    begin: '查詢一件作品',
    gone: {
      analysis: '您已刪除的分析',
      question: '您已刪除的分析',
      description: '創作者助手撰寫的說明',
    },
    kinds: { analysis: '分析', question: '追問', description: '作品說明' },
    question: '您的問題',
    byMonth: (month) => `您的方案，${month}`,
    byPack: (day) => `${day}購買的加購包`,
    givenBack: '已退還',
    givenBackOn: (time) => `已於${time}退還`,
    moved: {
      pack_bought: '購買加購包',
      pack_expired: '加購包到期',
      pack_refunded: '加購包退款',
    },
    until: (day) => `使用期限：${day}`,
    ofPack: (day) => `${day}購買`,
    zone: (name) => `時間以您所在的時區顯示（${name}）。`,
  },
}
