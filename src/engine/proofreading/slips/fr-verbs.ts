import { type Forms, type Rule, words } from '../rule.ts'

/** What may stand between a subject and its verb. */
const BETWEEN = "(?:(?:ne|me|te|se|le|la|les|lui|leur|y|en|nous|vous) |(?:n|m|t|s|l)')*"
/** Forms of verbs that are mostly something else. */
const ELSE = new Set(
  'plus bas sous dans pas sans très fois moins vers tous jamais puis fils suis sommes es as êtes étions vis-à-vis même tout encore entre contre sur avec pour par comme bien'.split(
    ' ',
  ),
)
const AGREEMENT = { kind: 'grammar', reason: 'agreement' } as const

/** The forms of a verb that its ending may stand for: `t` for `s` after « je ». */
function endings(table: readonly (readonly [ending: string, ...others: string[]])[]) {
  return (verb: string): string[] =>
    table.flatMap(([ending, ...others]) =>
      verb.endsWith(ending)
        ? others.map((other) => verb.slice(0, verb.length - ending.length) + other)
        : [],
    )
}

const afterJe = endings([
  ['t', 's', 'x'],
  ['d', 'ds'],
  ['ait', 'ais'],
  ['ez', 'ais', 'e'],
  ['er', 'ais', 'e'],
  ['é', 'ais', 'e'],
  ['i', 'is'],
  ['u', 'us'],
  ['a', 'ai'],
  ['ent', 'e'],
])
const afterIl = endings([
  ['ais', 'ait'],
  ['ds', 'd'],
  ['s', 't'],
  ['x', 't'],
  ['es', 'e'],
  ['rai', 'ra', 'rait'],
  ['ai', 'ait', 'a'],
  ['ez', 'ait'],
  ['er', 'ait', 'e'],
  ['i', 'it'],
])
/** After « qui » the verb may be that of several. */
const afterQui = (verb: string) =>
  /(?:s|ai|x)$/u.test(verb) && !/ons$/u.test(verb) ? afterIl(verb) : []
const inPlural = endings([
  ['e', 'ent'],
  ['ait', 'aient'],
  ['it', 'issent', 'ient'],
  ['t', 'ent', 'vent'],
  ['d', 'dent', 'nent'],
  ['a', 'ent', 'ont'],
])

/** A verb that follows its subject, with the forms that it may have there. */
function verbAfter(
  subject: string,
  tries: (verb: string) => string[],
  as: Forms['as'] = 'verb',
): Rule {
  return {
    ...AGREEMENT,
    find: words(`(${subject})(\\p{L}+)`),
    forms: ([, before = '', verb = '']) =>
      ELSE.has(verb.toLowerCase()) || /^\p{Lu}/u.test(verb)
        ? null
        : { word: verb, as, tries: tries(verb), around: (form) => `${before}${form}` },
  }
}

const plural = (word: string) => [`${word}s`, `${word}x`, word.replace(/al$/u, 'aux')]
const NOT_PLURAL = new Set(
  'mille cent devant par pour sous sur dans chez avec entre fois qui que et en au contre autre autour avant après pendant depuis comme est non bien très tout toute vers sans plus selon dont ou où mais car ni si orange marron un une tel telle neuf mai mars août janvier février avril juin juillet septembre octobre novembre décembre cm mm kg'.split(
    ' ',
  ),
)

/** A word that follows one for several, and lacks its plural. */
function pluralAfter(before: string, as: 'other' | 'no verb' = 'no verb'): Rule {
  return {
    ...AGREEMENT,
    find: words(
      `(${before})(\\p{Ll}{3,})(?<![sxz])(?! (?:et|à|clair|foncé|pâle|vif|sombre)(?!\\p{L}))`,
    ),
    forms: ([, several = '', word = '']) =>
      NOT_PLURAL.has(word.toLowerCase()) || /^\p{Lu}/u.test(word)
        ? null
        : { word, as, tries: plural(word), around: (form) => `${several}${form}` },
  }
}

const SEVERAL =
  'les|des|mes|tes|ses|ces|nos|vos|leurs|plusieurs|quelques|certains|certaines|deux|trois|quatre|cinq|six|sept|huit|dix|douze|vingt|trente|cent'

export const verbs: Rule[] = [
  verbAfter(`je ${BETWEEN}|j'(?:y |en )?`, afterJe),
  verbAfter(`(?<!-)(?:il|elle|on|ça|cela) ${BETWEEN}`, afterIl),
  verbAfter(`(?<!(?:moi|toi|nous|vous),? )qui ${BETWEEN}`, afterQui),
  verbAfter(`(?:ils|elles) ${BETWEEN}`, inPlural),
  // « les gens croit »: no preposition stands before the noun, which may be the subject.
  verbAfter(
    `(?<!(?:de|à|dans|sur|avec|pour|par|entre|chez|sous|vers|comme|contre|sans|après|avant|tous|toutes) )(?:les|mes|ses|ces|nos|leurs) (?:deux |trois )?\\p{L}+[sx] ${BETWEEN}`,
    inPlural,
    'only a verb',
  ),
  // « de parlé », « pour montré »: the infinitive.
  {
    ...AGREEMENT,
    find: words(
      "(?<!(?:chose|rien|quoi|plus|moins|trop|peu|tellement|encore|l'air) )((?:de|à|pour|sans) (?:(?:me|te|se|le|la|les|lui|leur|y|en|ne pas|tout) )?|d')(\\p{Ll}{2,})(é(?:e|s|es)?)",
    ),
    forms: ([, before = '', stem = '', ending = '']) => ({
      word: `${stem}${ending}`,
      as: 'only a verb',
      tries: [`${stem}er`],
      around: (form) => `${before}${form}`,
    }),
  },
  pluralAfter('les '),
  pluralAfter(
    '(?:des|mes|tes|ses|ces|nos|vos|leurs|plusieurs|quelques|certains|certaines|deux|trois|quatre|cinq|six|dix|vingt) |(?<![\\d.,])(?!1 )\\d{1,5} ',
    'other',
  ),
  // « les murs blanc »: what follows the noun agrees with it.
  pluralAfter(`(?:${SEVERAL}) \\p{Ll}+[sx] `),
  // « sa tinte », « ce compose »: a verb follows, and no noun.
  {
    kind: 'grammar',
    reason: 'confused',
    find: words('(sa|ce) (\\p{Ll}{3,}(?:e|t|d))'),
    forms: ([whole, typed = '', verb = '']) =>
      /^(?:peut|doit|fut|soit|serait|sont|disant|faisant|dit)$/u.test(verb)
        ? null
        : {
            word: verb,
            as: 'only a verb',
            tries: [],
            isKept: true,
            around: (form) =>
              `${/^\p{Lu}/u.test(whole) ? { sa: 'Ça', ce: 'Se' }[typed.toLowerCase()] : { sa: 'ça', ce: 'se' }[typed]} ${form}`,
          },
  },
]
