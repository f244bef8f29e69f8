import type { Language } from '#shared/languages.ts'
import type { Topic } from '#shared/statements.ts'

/** A question for each topic that a reader may not have read about yet, in the order in which they are proposed. */
export const SUGGESTED_QUESTIONS: Record<Language, { topic: Topic; question: string }[]> = {
  en: [
    { topic: 'technique', question: 'How was it made?' },
    { topic: 'symbolism', question: 'What does it mean?' },
    { topic: 'provenance', question: 'How did it come to the museum?' },
    { topic: 'reception', question: 'Why is it so famous?' },
    { topic: 'debate', question: 'What is still debated?' },
    { topic: 'context', question: 'What was happening at the time?' },
  ],
  fr: [
    { topic: 'technique', question: 'Comment l’œuvre a-t-elle été faite\u202f?' },
    { topic: 'symbolism', question: 'Que signifie l’œuvre\u202f?' },
    { topic: 'provenance', question: 'Comment l’œuvre est-elle arrivée au musée\u202f?' },
    { topic: 'reception', question: 'Pourquoi l’œuvre est-elle si célèbre\u202f?' },
    { topic: 'debate', question: 'Qu’est-ce qui reste débattu\u202f?' },
    { topic: 'context', question: 'Que se passait-il à l’époque\u202f?' },
  ],
  es: [
    { topic: 'technique', question: '¿Cómo está hecha la obra?' },
    { topic: 'symbolism', question: '¿Qué significa la obra?' },
    { topic: 'provenance', question: '¿Cómo llegó la obra al museo?' },
    { topic: 'reception', question: '¿Por qué es tan famosa la obra?' },
    { topic: 'debate', question: '¿Qué se sigue debatiendo?' },
    { topic: 'context', question: '¿Qué pasaba en su época?' },
  ],
  'zh-TW': [
    { topic: 'technique', question: '這件作品是怎麼完成的？' },
    { topic: 'symbolism', question: '它有什麼象徵意義？' },
    { topic: 'provenance', question: '這件作品怎麼來到博物館？' },
    { topic: 'reception', question: '它為什麼這麼有名？' },
    { topic: 'debate', question: '還有哪些爭議？' },
    { topic: 'context', question: '它的時代背景是什麼？' },
  ],
}
