import { useMemo, useSyncExternalStore } from 'react'
import type { Language } from '#shared/languages.ts'

/**
 * How voices name a language, the best first. Cantonese reads other words than are written for
 * Taiwan.
 */
const VOICES_OF: Record<Language, readonly RegExp[]> = {
  en: [/^en-GB/iu, /^en/iu],
  fr: [/^fr-FR/iu, /^fr/iu],
  es: [/^es-ES/iu, /^es/iu],
  'zh-TW': [/^(?:zh|cmn)-(?:Hant-)?TW/iu, /^(?:zh-(?!HK|Hant-HK|MO)|cmn|zh$)/iu],
}

const speech = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis)

/**
 * The best voice for a language: one that speaks on the device before one that sends the text away.
 */
export function voiceFor(
  language: Language,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | null {
  for (const pattern of VOICES_OF[language]) {
    const fitting = voices.filter(({ lang }) => pattern.test(lang.replace('_', '-')))
    const [best] = fitting.toSorted(
      (one, other) =>
        Number(other.localService) - Number(one.localService) ||
        Number(other.default) - Number(one.default),
    )
    if (best) return best
  }
  return null
}

function subscribe(onChange: () => void) {
  // Safari once knew no such event: its voices were there at once.
  speech()?.addEventListener?.('voiceschanged', onChange)
  return () => speech()?.removeEventListener?.('voiceschanged', onChange)
}

/** Several voices may share an address, and each call hands out new objects. */
const keyOf = ({ voiceURI, lang, name }: SpeechSynthesisVoice) => [voiceURI, lang, name].join()

/**
 * The voice that this browser has for a language, the same object as long as it stays; null: none,
 * or not known yet.
 */
export function useVoice(language: Language): SpeechSynthesisVoice | null {
  const key = useSyncExternalStore(
    subscribe,
    () => {
      const voice = voiceFor(language, speech()?.getVoices() ?? [])
      return voice && keyOf(voice)
    },
    () => null,
  )
  return useMemo(
    () =>
      speech()
        ?.getVoices()
        .find((voice) => keyOf(voice) === key) ?? null,
    [key],
  )
}
