function patternOf(sentence: string): RegExp {
  const literal = sentence.replace(/[.?()+*]/gu, '\\$&').replace(/\{\d\}/gu, '(.+)')
  return new RegExp(`^${literal}$`, 'u')
}

/** Translates what the server says, given its sentences and ours; `{1}` and `{2}` stand for what it fills in. Null: we have no words for it. */
export function translatorOf(sentences: Readonly<Record<string, string>>): (said: string) => string | null {
  return (said) => {
    for (const [sentence, ours] of Object.entries(sentences)) {
      const filled = patternOf(sentence).exec(said)
      if (filled) return ours.replace(/\{(\d)\}/gu, (_, number: string) => filled[Number(number)] ?? '')
    }
    return null
  }
}
