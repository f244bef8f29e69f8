/** Words that begin a question, in the languages that part words. */
const BEGINNINGS =
  `who whose whom what which when where why how is was were are did does do has have can
  qui que qu quoi quel quelle quels quelles quand ou pourquoi comment combien est etait a-t-il a-t-elle dans\\squel de\\squoi en\\squoi
  quien quienes que cual cuales cuando donde por\\sque como cuanto cuanta cuantos cuantas de\\sque en\\sque es era esta`
    .trim()
    .split(/\s+/u)
    .join('|')
const ACCENTED: Record<string, string> = {
  a: '[aàá]',
  e: '[eéèê]',
  i: '[ií]',
  o: '[oó]',
  u: '[uùú]',
}
const BEGINS = BEGINNINGS.replace(/[aeiou]/gu, (letter) => ACCENTED[letter] ?? letter)
const JOINS = new RegExp(
  `[,;]?\\s+(?:and|but|or|et|mais|y|e|pero|o)\\s+(?=(?:${BEGINS})(?!\\p{L}))`,
  'iu',
)

const ASKS_IN_CHINESE = '[誰谁什甚哪幾几多何怎嗎吗]|為何|为何|是不是|有沒有|有没有'
const CHINESE_JOINS = new RegExp(
  `(?<=(?:${ASKS_IN_CHINESE})[^，,、；]*)[，,、；](?=[^，,、；]*(?:${ASKS_IN_CHINESE}))|(?:還有|还有|以及)(?=.*(?:${ASKS_IN_CHINESE}))`,
  'u',
)
const SENTENCE_ENDS = /(?<=[?？!！。])/u
const MOST = 3

/** The questions in what was asked at once: "Who painted it and when?" has two. */
export function halvesOf(question: string): string[] {
  const sentences = question.split(SENTENCE_ENDS)
  const parts = sentences.flatMap((sentence) =>
    /\p{Script=Han}/u.test(sentence) ? sentence.split(CHINESE_JOINS) : sentence.split(JOINS),
  )
  return parts
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => part.trim())
    .slice(0, MOST)
}
