import type { Question, ToldField } from '#shared/descriptions.ts'
import type { Localized } from '#shared/languages.ts'

/** The short interview of the Artist Helper: the name of each field, and its question. */
export interface InterviewWords {
  title: string
  lead: string
  label: Record<Question, string>
  ask: Record<Question, string>
  /** What the field of an existing text is called. */
  existing: string
}

export const INTERVIEW_WORDS: Localized<InterviewWords> = {
  en: {
    title: 'A short interview',
    lead: 'Answer what you can, in your own words. Your sentences are kept; only capitals and stops are mended. The answers stay here for another text.',
    label: {
      work_title: 'Title and year',
      subject: 'What it is',
      medium_details: 'Medium details',
      artistic_intent: 'Artistic intent',
      notice: 'What to notice',
      origin: 'Where it began',
      on_view: 'Where it can be seen',
      series: 'Series and exhibitions',
      plan: 'What the grant is for',
    },
    ask: {
      work_title: 'As they should stand on a label.',
      subject: 'What does one see? As you would tell it on the telephone.',
      medium_details: 'How is it made? Material, support, size, and what you did.',
      artistic_intent: 'Why did you make it? One sentence is enough.',
      notice: 'What is the one thing that one should notice?',
      origin: 'A place, a person, something you saw?',
      on_view: 'Where, and until when?',
      series: 'Does it belong to a series? Where has it been shown?',
      plan: 'What would it pay for, by when, and who will see the result?',
    },
    existing: 'Your current description',
  },
  fr: {
    title: 'Un court entretien',
    lead: 'Répondez à ce que vous voulez, avec vos mots. Vos phrases restent\u00a0; seules les majuscules et la ponctuation sont corrigées. Les réponses restent ici pour un autre texte.',
    label: {
      work_title: 'Titre et année',
      subject: 'Ce que c’est',
      medium_details: 'Technique et matériaux',
      artistic_intent: 'Intention artistique',
      notice: 'Ce qu’il faut remarquer',
      origin: 'Le point de départ',
      on_view: 'Où la voir',
      series: 'Série et expositions',
      plan: 'Ce que l’aide doit permettre',
    },
    ask: {
      work_title: 'Comme sur un cartel.',
      subject: 'Que voit-on\u00a0? Comme vous le diriez au téléphone.',
      medium_details:
        'Comment est-elle faite\u00a0? Matière, support, dimensions, et ce que vous avez fait.',
      artistic_intent: 'Pourquoi l’avez-vous faite\u00a0? Une phrase suffit.',
      notice: 'S’il ne fallait remarquer qu’une chose, laquelle\u00a0?',
      origin: 'Un lieu, une personne, une chose vue\u00a0?',
      on_view: 'Où, et jusqu’à quand\u00a0?',
      series: 'Fait-elle partie d’une série\u00a0? Où a-t-elle été montrée\u00a0?',
      plan: 'Que paierait-elle, pour quand, et qui verra le résultat\u00a0?',
    },
    existing: 'Votre description actuelle',
  },
  es: {
    title: 'Una breve entrevista',
    lead: 'Responda a lo que quiera, con sus palabras. Sus frases se quedan; solo se corrigen mayúsculas y puntos. Las respuestas siguen aquí para otro texto.',
    label: {
      work_title: 'Título y año',
      subject: 'Qué es',
      medium_details: 'Técnica y materiales',
      artistic_intent: 'Intención artística',
      notice: 'En qué fijarse',
      origin: 'Dónde empezó',
      on_view: 'Dónde verla',
      series: 'Serie y exposiciones',
      plan: 'Para qué es la ayuda',
    },
    ask: {
      work_title: 'Como en una cartela.',
      subject: '¿Qué se ve? Como lo contaría por teléfono.',
      medium_details: '¿Cómo está hecha? Material, soporte, medidas y lo que usted hizo.',
      artistic_intent: '¿Por qué la hizo? Basta una frase.',
      notice: 'Si hubiera que fijarse en una sola cosa, ¿en cuál?',
      origin: '¿Un lugar, una persona, algo que vio?',
      on_view: '¿Dónde y hasta cuándo?',
      series: '¿Pertenece a una serie? ¿Dónde se ha expuesto?',
      plan: '¿Qué pagaría, para cuándo, y quién verá el resultado?',
    },
    existing: 'Su descripción actual',
  },
  'zh-TW': {
    title: '簡短訪談',
    lead: '請用您自己的話，回答想回答的問題。您的句子會保留，只修正標點。答案會留在這裡，方便再寫另一篇。',
    label: {
      work_title: '標題與年份',
      subject: '這是什麼',
      medium_details: '媒材與技法',
      artistic_intent: '創作意圖',
      notice: '值得留意之處',
      origin: '創作的起點',
      on_view: '展出地點',
      series: '系列與展覽',
      plan: '補助的用途',
    },
    ask: {
      work_title: '照說明牌的寫法。',
      subject: '看得到什麼？就像在電話裡說給別人聽。',
      medium_details: '怎麼做成的？材料、底材、尺寸，以及您做了什麼。',
      artistic_intent: '為什麼做這件作品？一句話就夠了。',
      notice: '如果只留意一樣東西，應該是什麼？',
      origin: '一個地方、一個人，還是看見的某樣東西？',
      on_view: '在哪裡展出？到什麼時候？',
      series: '屬於哪個系列？曾在哪裡展出？',
      plan: '經費將用在哪裡、何時完成、誰會看到成果？',
    },
    existing: '您目前的說明',
  },
}

/** What a field is called on the page. */
export function fieldName(field: ToldField, words: InterviewWords): string {
  return field === 'existing_description' ? words.existing : words.label[field]
}
