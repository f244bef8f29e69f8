import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import type { Words } from '#web/words/en.ts'
import type { HomeWords } from '#web/words/en-home.ts'
import { spelledIn } from '#web/words/spelled.ts'

const spelled = spelledIn('zéro un deux trois quatre cinq six sept huit neuf dix')

/**
 * French words of the frame and the home page. No-break spaces are written out as \u00a0 and
 * \u202f.
 */
export const words = {
  site: {
    name: 'Artsking',
    gap: ' ',
    stop: '.',
    promise: 'L’explication d’art que vous pouvez vérifier.',
    skip: 'Aller au contenu',
    loading: 'Chargement…',
    pageNotFound: 'Nous n’avons pas trouvé cette page.',
    close: 'Fermer',
    larger: 'Agrandir',
    smaller: 'Réduire',
    language: 'Langue',
  },
  header: {
    navigation: 'Navigation principale',
    menu: 'Menu',
    artworks: 'Œuvres',
    about: 'À propos',
    faq: 'Questions',
    contact: 'Contact',
    pricing: 'Tarifs',
    login: 'Connexion',
    getStarted: 'Commencer',
    dashboard: 'Mon espace',
    startAnalysis: 'Nouvelle analyse',
    artistHelper: 'Aide aux artistes',
    account: 'Compte',
    logout: 'Déconnexion',
  },
  bottomBar: {
    navigation: 'Accès rapide',
    ask: 'Demander',
    scan: 'Scanner',
    history: 'Historique',
    helper: 'Artistes',
  },
  footer: {
    navigation: 'Pied de page',
    howWeWrite: 'Comment nous écrivons',
    glossary: 'Glossaire',
    developers: 'Développeurs',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    cookies: 'Paramètres des cookies',
    studies:
      'Les images sont des études\u00a0: nos propres peintures, faites par un programme d’après des œuvres du domaine public.',
  },
  ask: {
    label: 'Quelle œuvre regardez-vous\u202f?',
    placeholder: 'Titre',
    submit: 'Demander',
    photo: 'Demander avec une photo',
    suggestions: 'Œuvres',
    free: (count: number) => `${count} réponses par mois sont gratuites.`,
  },
  home: {
    title: 'Artsking\u00a0: l’explication d’art que vous pouvez vérifier',
    description: `Nommez une œuvre et lisez ce qu’on y voit, ce qui est mesuré et ce que disent les sources, chaque phrase indiquant sa nature. En ${spelled(LANGUAGES.length)} langues.`,
    headline: ['L’explication d’art', 'que vous pouvez', 'vérifier'],
    lead: 'Nommez une œuvre d’art. Lisez ce qu’on y voit, ce qui a été mesuré et ce que disent les sources, au niveau et dans la langue de votre choix. Chaque phrase montre sur quoi elle repose.',
    begin: 'Commencer une analyse',
    how: 'Comment ça marche',
    carousel: 'Œuvres célèbres, en études',
    show: (title: string) => `Montrer «\u00a0${title}\u00a0»`,
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    studyAfter: ['Étude d’après ', ''],
    works: {
      'the-starry-night': {
        title: 'La Nuit étoilée',
        artist: 'Vincent van Gogh (1853–1890)',
        alt: 'Un cyprès sombre en forme de flamme, un village au pied de collines bleues et, au-dessus, un ciel de nuit bleu, avec une spirale, onze étoiles et une lune jaune.',
        original:
          'L’original\u00a0: juin 1889, huile sur toile, 73,7 × 92,1 cm. Museum of Modern Art, New York.',
      },
      'girl-with-a-pearl-earring': {
        title: 'La Jeune Fille à la perle',
        artist: 'Johannes Vermeer (1632–1675)',
        alt: 'Une jeune fille au turban bleu et jaune se retourne par-dessus son épaule, les lèvres entrouvertes, une perle à l’oreille, devant un fond sombre et vide.',
        original:
          'L’original\u00a0: vers 1665, huile sur toile, 44,5 × 39 cm. Mauritshuis, La Haye.',
      },
      'the-great-wave-off-kanagawa': {
        title: 'La Grande Vague de Kanagawa',
        artist: 'Katsushika Hokusai (1760–1849)',
        alt: 'Une énorme vague bleu sombre, aux crochets d’écume blanche, se dresse au-dessus de trois barques aux rameurs tapis\u202f; derrière elles, minuscule, le mont Fuji enneigé.',
        original:
          'L’original\u00a0: vers 1831, gravure sur bois en couleurs, 25,7 × 37,9 cm. Il en existe de nombreuses épreuves.',
      },
    },
    closing: 'Quelle œuvre vous intrigue depuis toujours\u202f?',
  },
  errors: {
    boundaryTitle: 'Cette page n’a pas pu s’afficher.',
    boundaryText:
      'Quelque chose s’est cassé de notre côté. Recharger la page suffit le plus souvent.',
    reload: 'Recharger la page',
    home: 'Aller à l’accueil',
    tryAgain: 'Réessayer',
    unreachable: 'Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.',
    sessionExpired: 'Votre session a expiré. Veuillez vous reconnecter.',
  },
  toasts: { region: 'Notifications', dismiss: 'Fermer' },
} satisfies Words

/** Below the first screen of the home page. */
export const homeWords = {
  standing: {
    title: ['Chaque phrase,', 'preuves à l’appui'],
    text: 'Écrire avec aisance sur l’art est facile\u202f; savoir ce qu’il faut en croire l’est moins. Chaque énoncé dit donc sur quoi il repose, et vous pouvez regarder vous-même.',
    seenAt: { left: 0.35, top: 0.14, width: 0.29, height: 0.3 },
    items: [
      {
        kind: 'Vu',
        means: 'Chacun peut le trouver dans l’image, et nous montrons où.',
        example:
          'Onze étoiles, un croissant de lune qui flamboie comme un soleil et, entre eux, une immense vague d’air qui s’enroule',
      },
      {
        kind: 'Mesuré',
        means: 'Calculé à partir des pixels.',
        example:
          'Les couleurs principales de cette étude, chacune large comme sa part de la surface.',
      },
      {
        kind: 'Sourcé',
        means: 'Affirmé par une source nommée, à portée de doigt.',
        example:
          'Longtemps avant le lever du soleil, écrit-il à son frère Théo, il a regardé la campagne avec «\u00a0rien que l’étoile du matin, laquelle paraissait très grande\u00a0».',
        source: 'Lettre 777. Vincent van Gogh: The Letters, Van Gogh Museum et Huygens ING',
        url: 'https://www.vangoghletters.org/vg/letters/let777/letter.html',
      },
      {
        kind: 'Interprétation',
        means: 'Une lecture, formulée comme telle. Vous pouvez voir autrement.',
        example:
          'C’est justice\u00a0: il n’est là, dirait-on, que pour donner la mesure de l’étoile.',
      },
      {
        kind: 'Incertain',
        means: 'Contesté ou non établi, et dit comme tel.',
        example:
          'Pour la vague de ce ciel, on a songé à celle de Hokusai, dont Van Gogh avait parlé dans une lettre à Théo, et au dessin d’une galaxie publié par un astronome dans un livre populaire.',
      },
    ],
    unknown:
      'Quand nous ne connaissons pas une œuvre, nous le disons. Nous n’inventons pas de description à partir d’un titre, et cela ne vous coûte rien.',
  },
  captions: {
    title: 'Plus loin que le cartel',
    text: 'Un cartel de musée a la place d’un nom, d’une date et d’une phrase. Vous lisez la suite\u00a0: comment l’œuvre est faite, quelles querelles elle a suscitées, comment elle est arrivée là où elle est.',
  },
  context: {
    title: 'Tout le contexte',
    text: 'Tous les aspects d’une œuvre, aussi loin que vont les sources. Là où elles s’arrêtent, le texte s’arrête aussi.',
    topics: [
      'Ce qu’il faut regarder',
      'Sujet',
      'Contexte',
      'Technique',
      'Symbolique',
      'Provenance',
      'Réception',
      'Débats',
    ],
  },
  language: {
    title: 'Dans votre langue',
    text: `Écrit en ${spelled(LANGUAGES.length)} langues et à ${spelled(MODES.length)} niveaux\u00a0: un premier regard, un exposé complet, ou le détail savant.`,
  },
} satisfies HomeWords
