/** Names of people that begin with a silent h, or with a vowel that is not written as one. */
const SILENT = /^(?:Henri|Honoré|Hippolyte|Hubert|Horace|Hyacinthe|Yves|Yvonne)\b/u

/** « de » before a French name: `d’Eugène Delacroix`, `de Hans Holbein`. */
export function ofFrench(name: string): string {
  return /^[aeiouàâäéèêëîïôöùûü]/iu.test(name) || SILENT.test(name) ? `d’${name}` : `de ${name}`
}
