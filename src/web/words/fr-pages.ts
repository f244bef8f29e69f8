import type { ConsentWords } from '#web/words/en-consent.ts'
import type { SampleWords } from '#web/words/en-sample.ts'

export { errorMessages } from '#shared/errors/fr.ts'
export { insideWords } from '#web/words/fr-inside.ts'
export { proseWords } from '#web/words/fr-prose.ts'

export const consentWords = {
  title: 'Cookies et stockage',
  necessaryOnly: 'Rien que le nécessaire. Vos visites ne sont pas comptées.',
  withAnalytics: 'Avec votre accord, nous comptons les pages lues.',
  signal:
    'Votre navigateur demande à ne pas être suivi. Nous nous y tenons\u00a0: rien n’est compté, quel que soit le choix fait ici.',
  settings: 'Paramètres des cookies',
  shortSettings: 'Réglages',
  rejectAll: 'Tout refuser',
  onlyNecessary: 'Nécessaires',
  acceptAll: 'Tout accepter',
  necessary: {
    title: 'Nécessaires',
    text: 'Maintient votre connexion, et conserve votre langue, vos brouillons et ce choix.',
    always: 'Toujours actifs',
  },
  analytics: {
    title: 'Mesure d’audience',
    text: 'Compte les pages lues, pour que nous sachions quoi améliorer.',
    none: 'Compte les pages lues. Aucun service de mesure n’est configuré à ce jour\u00a0: rien n’est compté dans aucun cas.',
  },
  marketing: {
    title: 'Marketing',
    text: 'Nous n’avons pas de publicité et ne partageons rien à cette fin. Votre choix est conservé au cas où cela changerait.',
  },
  cancel: 'Annuler',
  save: 'Enregistrer les préférences',
} satisfies ConsentWords

export const sampleWords = {
  title: ['Lisez une analyse', 'avant de vous inscrire'],
  text: 'Une analyse complète, telle que nos membres la reçoivent, pas une publicité. Touchez un numéro pour voir sa source, et le petit cadre pour voir où regarder.',
  mode: 'Niveau',
  modes: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
  language: 'Langue du texte',
  more: 'Lire toute la réponse',
  loading: 'Chargement de l’analyse…',
  failed: 'L’analyse n’a pas pu être chargée.',
} satisfies SampleWords
