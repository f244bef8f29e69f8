import type { ProseWords } from '#web/words/en-prose.ts'
import { figures, measured } from '#web/words/figures.ts'
import { pluralIn } from '#web/words/plural.ts'

const plural = pluralIn('fr')

/** French words of the public pages to read. */
export const proseWords = {
  about: {
    title: 'À propos',
    description:
      'Pourquoi Artsking existe, comment il fonctionne, et dans quelles langues il écrit.',
    heading: 'L’art expliqué de façon vérifiable',
    problemTitle: 'Le problème',
    problem: [
      'Vous êtes devant une œuvre qui vous retient, et le cartel donne un nom, une date, une phrase. Vous interrogez une machine, et elle répond longuement, avec assurance\u00a0: en partie vrai, en partie inventé, sans que vous puissiez distinguer l’un de l’autre.',
      'Chaque phrase d’Artsking montre sur quoi elle repose. Elle est vue dans l’image, mesurée sur elle, tirée d’une source nommée, proposée comme interprétation, ou marquée comme incertaine. Une phrase que rien n’appuie n’est pas écrite.',
    ],
    howTitle: 'Comment ça marche',
    steps: [
      [
        'Chercher ou photographier',
        'Tapez le nom d’une œuvre, ou envoyez-en une photo. Si plusieurs portent ce nom, vous choisissez celle que vous aviez en tête.',
      ],
      [
        'Analyser',
        'Nous réunissons ce qui est connu, l’écrivons au niveau et dans la langue de votre choix, et contrôlons chaque phrase.',
      ],
      [
        'Apprendre et découvrir',
        'Lisez, suivez les sources, regardez à nouveau l’image, et dites-nous ce qui est inexact.',
      ],
    ],
    languagesTitle: 'Langues',
    languages: 'Les explications sont écrites en',
    begin: 'Commencer',
  },
  howWeWrite: {
    title: 'Comment nous écrivons',
    description:
      'Comment les textes d’Artsking sont faits et contrôlés, avec les chiffres, même les moins flatteurs.',
    heading: 'Comment nos textes sont faits, et comment ils sont contrôlés',
    accuracy: 'Comment les photos sont reconnues, en chiffres',
    sections: [
      {
        title: 'Qui écrit',
        paragraphs: [
          `Des modèles de langage rédigent nos textes. Un essai est écrit d’un trait, dans sa langue, pour un lecteur précis\u00a0; aucun n’est traduit d’un autre. Il n’y a pas, en coulisse, de rédacteur dont nous pourrions donner le nom, et ce qu’un modèle rédige ne vaut rien tant qu’on ne l’a pas contrôlé.`,
        ],
      },
      {
        title: 'Chaque phrase a son appui',
        paragraphs: [
          `Sous chaque phrase se trouve ce sur quoi elle repose. «\u00a0Vu\u00a0» se vérifie dans l’image, «\u00a0mesuré\u00a0» a été calculé sur elle, «\u00a0sourcé\u00a0» s’appuie sur une source que vous pouvez ouvrir. Une lecture est signalée comme lecture, un point contesté comme contesté. La phrase qui ne peut nommer son appui est reformulée ou supprimée.`,
        ],
      },
      {
        title: 'Une seconde lecture',
        paragraphs: [
          `Un second lecteur, un modèle qui n’a pas écrit le texte, ne voit que la phrase et son appui, et se demande\u00a0: l’appui dit-il tout cela\u00a0? De ${measured.sentBackPercent.least} à ${measured.sentBackPercent.most} phrases sur cent reviennent, le plus souvent pour une cause ou une nuance de trop. Elles sont corrigées, puis relues, le plus souvent par un troisième lecteur, parfois par le second.`,
          `Des ${measured.worksTold} œuvres que nous expliquons en entier, ${measured.worksReadTwice} ont suivi ce chemin. Les textes des autres sont plus anciens\u00a0: des programmes en contrôlent les noms, les chiffres et les sources, mais personne ne les a encore jugés phrase par phrase. Nous les réécrivons, en commençant par les œuvres les plus connues.`,
        ],
      },
      {
        title: 'Ce que la fabrication refuse',
        paragraphs: [
          `Chaque fois que le produit est construit, un programme contrôle de nouveau tous les textes\u00a0: chaque nom et chaque chiffre doit figurer dans ce que cite sa phrase, aucune phrase d’un texte réécrit ne peut rester sans lecture, aucune source ne peut être une copie, une boutique ou une page personnelle. À la moindre faute, rien n’est construit.`,
        ],
      },
      {
        title: 'Lus à l’aveugle',
        paragraphs: [
          `Nous avons fait lire ${measured.blind.texts} textes à côté de la meilleure réponse d’un puissant modèle de conversation sur la même œuvre, sans que le lecteur sache de qui ils étaient. ${measured.blind.forOurs} verdicts sur ${measured.blind.verdicts} ont été pour les nôtres. Nous en savions davantage, l’autre raisonnait mieux et se lisait mieux. Nous avons donc renversé l’ordre\u00a0: l’essai s’écrit d’abord, en entier, et ses appuis viennent ensuite. Cela seul a donné ${measured.blindEssayFirst.forOurs} verdicts sur ${measured.blindEssayFirst.verdicts}. Avec une pensée qui mène de la première ligne à la dernière, onze œuvres en ont obtenu ${measured.blindOneThought.forOurs} sur ${measured.blindOneThought.verdicts}. Cinq autres, chargées de trop de faits, sont retombées à ${measured.blindOverfull.forOurs} sur ${measured.blindOverfull.verdicts}\u00a0; un réviseur les a reprises après le second lecteur, et elles en ont eu ${measured.blindEdited.forOurs} sur ${measured.blindEdited.verdicts}. Face à des réponses plus récentes, six œuvres en ont obtenu ${measured.blindNewer.forOurs} sur ${measured.blindNewer.verdicts}, et les six dernières ${measured.blindLatest.forOurs} sur ${measured.blindLatest.verdicts}\u00a0: le visiteur et l’amateur préfèrent le plus souvent les nôtres, le professionnel une fois sur deux. Quelques œuvres restent à écrire de cette façon. Ces lecteurs étaient eux aussi des modèles.`,
        ],
      },
      {
        title: 'Ce qui peut rester faux',
        paragraphs: [
          `Les sources se trompent, les lecteurs aussi. Une image peut être prise pour une autre, surtout sur une photo petite ou sombre. C’est pourquoi chaque réponse porte un «\u00a0C’est faux\u00a0», et ce que vous nous dites est lu.`,
        ],
      },
    ],
  },
  artworks: {
    title: 'Œuvres',
    description: 'Les œuvres qu’Artsking explique en entier, en quatre langues et à trois niveaux.',
    heading: 'Les œuvres',
    intro: (whole, others) =>
      `${whole} œuvres expliquées en entier, dans chaque langue et à chaque niveau. Pour ${others} autres, le cartel figure ici\u00a0; pour plus d’un millier encore, il suffit de demander\u00a0: c’est gratuit.`,
    search: 'Chercher par titre ou par artiste',
    filters: { time: 'Époque', maker: 'Artiste', place: 'Lieu', kind: 'Genre' },
    all: 'Tout',
    found: (count: number) => (count < 2 ? `${count} œuvre` : `${count} œuvres`),
    noneFound:
      'Aucune œuvre ne correspond. Élargissez un filtre, ou demandez par le titre ou avec une photo.',
    clear: 'Tout effacer',
    labelOnly: 'Cartel seul',
    others:
      'La vôtre n’y est pas\u202f? Demandez quand même, par son titre ou avec une photo\u00a0: nous disons ce que nous trouvons, et ce que nous ne connaissons pas n’est pas décompté.',
  },
  faq: {
    title: 'Questions fréquentes',
    description:
      'Questions et réponses sur Artsking\u00a0: débuts, formules, sources et exactitude.',
    heading: 'Questions et réponses',
    jump: 'Aller à',
    search: 'Chercher dans les questions',
    found: (count: number) =>
      plural(count, `${count} réponse trouvée`, `${count} réponses trouvées`),
    noneFound: 'Aucune question ne contient ces mots. Essayez-en d’autres, ou écrivez-nous.',
    more: 'Votre question n’y est pas\u202f?',
    sections: (lists: { languages: string; pictureKinds: string }) => [
      {
        id: 'why',
        title: 'Pourquoi l’utiliser',
        entries: [
          [
            'En quoi est-ce différent d’un robot conversationnel\u202f?',
            'Vous voyez sur quoi repose chaque phrase. Ce qui vient d’une source porte son numéro, ce qui se voit est montré dans l’image, et une lecture est formulée comme une lecture.',
          ],
          [
            'À qui s’adresse Artsking\u202f?',
            'Aux visiteurs de musées, aux élèves et étudiants, aux enseignants, aux artistes, et à tous ceux qui regardent l’art et veulent en savoir plus.',
          ],
        ],
      },
      {
        id: 'start',
        title: 'Premiers pas',
        entries: [
          [
            'De quoi ai-je besoin\u202f?',
            `D’une adresse e-mail et d’un mot de passe. Nous vous envoyons un code à ${figures.codeDigits}\u00a0chiffres pour confirmer l’adresse, et vous pouvez commencer.`,
          ],
          [
            'Est-ce payant\u202f?',
            `La formule gratuite comprend ${figures.freeAnalyses} analyses par mois en mode Explorer, dans toutes les langues, aussi longtemps que vous le voulez.`,
          ],
        ],
      },
      {
        id: 'using',
        title: 'Utiliser Artsking',
        entries: [
          [
            'Quelles langues sont disponibles\u202f?',
            `Les explications sont écrites en ${lists.languages}, et ces pages aussi.`,
          ],
          [
            'Quelles images puis-je envoyer\u202f?',
            `${lists.pictureKinds}, jusqu’à ${figures.pictureMegabytes}\u00a0Mo. Les photos d’iPhone (HEIC) conviennent. L’image est supprimée dès que la réponse est terminée. Une petite copie ne reste dans votre historique que si vous cochez la case prévue.`,
          ],
          [
            'Combien de temps prend une analyse\u202f?',
            `Le guide intégré répond en quelques secondes. Quand un modèle de langage rédige, comptez le plus souvent ${figures.modelSeconds.from} à ${figures.modelSeconds.to}\u00a0secondes.`,
          ],
          [
            'Et si vous ne connaissez pas mon œuvre\u202f?',
            'Alors nous le disons, et proposons les noms les plus proches. Nous n’inventons pas de description à partir d’un titre, et la question n’est pas décomptée. Une photo que nous ne reconnaissons pas, ou une œuvre dont nous ne connaissons que le cartel, ne l’est pas non plus.',
          ],
          [
            'Qu’est-ce qui compte comme une analyse\u202f?',
            `Une explication terminée. Les ${figures.includedQuestions} premières réponses à vos questions suivantes sont comprises\u00a0; chaque autre qui vous apprend quelque chose compte pour une. Ce qui échoue, ou ce que vous arrêtez avant les premiers mots, n’est pas compté. Ce que vous signalez comme faux vous est rendu, ${figures.givenBack} fois par mois au plus. Le décompte repart le premier de chaque mois.`,
          ],
        ],
      },
      {
        id: 'billing',
        title: 'Abonnements et facturation',
        entries: [
          [
            'Puis-je résilier mon abonnement\u202f?',
            'À tout moment, sous «\u00a0Gérer l’abonnement\u00a0» dans le tableau de bord. Vous gardez votre formule jusqu’à la fin de la période payée.',
          ],
          [
            'Qu’est-ce qu’un pack d’analyses\u202f?',
            'Un certain nombre d’analyses que vous achetez une fois, en plus de votre formule ou sans elle. Elles ouvrent aussi le mode Aficionado. Les analyses de votre formule servent d’abord, puis le pack qui expire le premier\u202f; avec la formule gratuite, les analyses Aficionado sont prises sur le pack.',
          ],
          [
            'Que se passe-t-il si un paiement échoue\u202f?',
            `Votre formule reste valable ${figures.graceDays}\u00a0jours, et nous vous écrivons. Si le paiement arrive dans ce délai, rien ne change.`,
          ],
        ],
      },
      {
        id: 'support',
        title: 'Assistance technique',
        entries: [
          [
            'Le code ou le lien n’est pas arrivé.',
            `Regardez dans les indésirables, et vérifiez que l’adresse ne contient pas de faute. Vous pouvez demander un autre code au bout de ${figures.resendSeconds}\u00a0secondes.`,
          ],
          [
            'J’ai oublié mon mot de passe.',
            `Sur la page de connexion, choisissez «\u00a0Mot de passe oublié\u202f?\u00a0». Le lien reçu sert une seule fois, pendant ${figures.resetMinutes}\u00a0minutes.`,
          ],
        ],
      },
      {
        id: 'quality',
        title: 'Qualité de l’IA',
        entries: [
          [
            'Puis-je me fier à ce que je lis\u202f?',
            'Fiez-vous-y aussi loin que vont ses sources, et consultez-les\u00a0: les numéros sont là pour cela. Des erreurs arrivent, dans les sources aussi. Signalez-les-nous, et l’analyse vous est rendue.',
          ],
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    description: 'Comment joindre Artsking.',
    heading: 'Écrivez-nous',
    text: 'Questions, corrections, éloges et reproches nous parviennent à',
    time: `Nous répondons en général sous ${figures.supportHours}\u00a0heures.`,
    faqBefore: 'Bien des questions ont déjà leur réponse à la page',
    faqAfter: '.',
  },
  pricing: {
    title: 'Tarifs',
    description:
      'Ce que coûte Artsking\u00a0: une formule gratuite, d’autres plus étendues, et un pack d’analyses.',
    heading: 'Commencez gratuitement',
    lead: 'La formule gratuite le reste pour de bon. Passez à une formule plus large quand il vous en faut plus, et arrêtez quand vous voulez.',
    explorer: 'Explorer',
    depthsTitle: 'La même œuvre, à trois niveaux',
    depthsText: 'Le début de chaque texte, sur',
    queryIs: `Une analyse est une réponse complète sur une œuvre, avec ses sources et ${figures.includedQuestions}\u00a0réponses de plus à vos autres questions. Les œuvres inconnues et les simples cartels sont gratuits.`,
    popular: 'Le plus choisi',
    monthly: 'par mois',
    once: 'une fois',
    analyses: (count: number) => `${count} analyses par mois`,
    analysesUnlimited: 'Analyses illimitées',
    descriptions: (count: number) => `${count} descriptions d’artiste par mois`,
    descriptionsUnlimited: 'Descriptions d’artiste illimitées',
    modes: (...names: string[]) => `Modes\u00a0: ${names.join(', ')}`,
    pdf: 'Export en PDF',
    api: 'Accès par API, avec vos propres clés',
    bulk: 'Analyses en série de listes entières',
    history: 'Toutes les langues, et votre historique',
    start: 'Commencer',
    dashboard: 'Aller au tableau de bord',
    current: 'Formule actuelle',
    choose: (plan: string) => `Choisir ${plan}`,
    buyPack: 'Acheter un pack',
    pack: (queries: number, months: number) => `${queries} analyses, valables ${months}\u00a0mois`,
    packModes: 'Avec le mode Aficionado et l’export en PDF',
    packStacks: 'S’ajoute à toute formule\u202f; les packs se cumulent',
    packNotNeeded: 'Votre formule comprend déjà des analyses illimitées.',
    failed: 'Quelque chose s’est mal passé. Veuillez réessayer.',
    planCancelled: 'Vous avez quitté le paiement. Rien n’a été acheté.',
    packCancelled: 'Vous avez quitté le paiement. Aucun pack n’a été acheté.',
    questionsTitle: 'Questions',
    questions: [
      [
        'Puis-je résilier à tout moment\u202f?',
        'Oui. Vous gardez l’accès jusqu’à la fin de la période payée.',
      ],
      [
        'Comment puis-je payer\u202f?',
        'Avec toutes les grandes cartes de crédit. Le prestataire de paiement traite la carte\u202f; son numéro ne nous parvient jamais.',
      ],
      [
        'Y a-t-il un essai gratuit\u202f?',
        'Nul besoin d’essai\u00a0: la formule gratuite le reste pour de bon, et c’est le produit entier en mode Explorer.',
      ],
      [
        'Les explications sont-elles exactes\u202f?',
        'Chaque phrase montre sur quoi elle repose, et ce qui n’est pas établi le dit. L’IA peut tout de même se tromper\u00a0: consultez les sources avant de vous appuyer sur une affirmation, et signalez-nous les erreurs. L’analyse vous est alors rendue.',
      ],
    ],
  },
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Ce qu’Artsking conserve à votre sujet, et pendant combien de temps.',
    sections: [
      [
        'Ce que nous conservons',
        'Votre adresse e-mail, votre mot de passe sous une forme illisible, la partie publique de chaque clé d’accès avec le nom de son appareil, votre langue et votre formule, le nombre d’analyses utilisées, et les analyses elles-mêmes, pour que vous puissiez les relire.',
      ],
      [
        'Ce que nous ne conservons pas',
        `Un mot de passe avant que votre adresse soit confirmée. Les numéros de carte. Les images que vous envoyez\u00a0: elles sont supprimées quand la réponse est terminée, et au plus tard au bout de ${figures.pictureGoneMinutes}\u00a0minutes. Une copie réduite ne reste avec l’analyse que si vous cochez «\u00a0Garder une petite copie\u00a0», et elle est supprimée avec elle. Les photos d’une liste sont supprimées une à une dès qu’elles ont été examinées, au plus tard au bout de ${figures.listPhotosGoneHours}\u00a0heures\u00a0; jusqu’à la réponse, ce qui y a été mesuré et lu reste avec la liste.`,
      ],
      [
        'Modèles de langage',
        'Quand ce site fait rédiger un modèle de langage, votre question est transmise à l’entreprise qui l’exploite, et ce qui est vérifié, à celle du modèle qui vérifie. Il en va de même des photos d’œuvres sur lesquelles nous n’avons pas de texte, et de ce que vous confiez à l’Aide aux artistes\u00a0; d’un texte à améliorer, ses phrases et votre public, sans l’image. Votre nom, votre adresse et votre compte ne sont pas transmis.',
      ],
      [
        'Ce que vous signalez',
        'Si vous signalez une réponse comme fausse, les personnes qui gèrent ce site la lisent : la réponse, votre question et votre raison, avec votre adresse e-mail. Chacune de leurs actions sur votre compte est notée, et vous la trouvez dans le téléchargement de vos données.',
      ],
      [
        'Dans votre navigateur',
        'Le jeton de votre session, votre adresse e-mail et votre langue restent dans le stockage de votre navigateur jusqu’à la déconnexion, de même que les analyses que vous avez lues, pour les moments sans réseau\u202f; votre choix sur les cookies y demeure. Ce que vous avez tapé sans l’envoyer reste dans son onglet. Un cookie marque pour un an le navigateur où vous vous êtes connecté, afin que personne ne puisse vous bloquer en essayant des mots de passe\u202f; il ne dit rien d’autre.',
      ],
      [
        'Mesure d’audience',
        'Rien n’est compté sans votre accord sous «\u00a0Paramètres des cookies\u00a0», et jamais si votre navigateur demande à ne pas être suivi. Si vous acceptez et qu’un service de mesure est configuré, son script apprend quelles pages sont lues. Vous pouvez changer d’avis à tout moment, au bas de chaque page.',
      ],
      ['Publicité', 'Il n’y en a pas.'],
      [
        'Sources ouvertes',
        'Quand ce site interroge des sources ouvertes, le titre et l’artiste que vous saisissez pour une œuvre absente de notre catalogue sont transmis à Wikidata, et ce qui s’y trouve est lu sur Wikipédia et auprès de musées. Rien de ce qui dit qui vous êtes ne les accompagne.',
      ],
      [
        'Partir',
        `Quand vous fermez votre compte, tout est supprimé aussitôt, et de nos sauvegardes sous ${figures.forgottenDays}\u00a0jours.`,
      ],
      [
        'Enfants',
        `Artsking ne s’adresse pas aux enfants de moins de ${figures.minimumAge}\u00a0ans.`,
      ],
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les règles d’utilisation d’Artsking.',
    sections: [
      [
        'Le service',
        'Artsking explique des œuvres d’art. Les explications sont faites avec soin et à l’aide de machines\u202f; elles peuvent être fausses, et ne valent ni expertise, ni estimation, ni preuve d’authenticité.',
      ],
      [
        'Votre compte',
        `Vous avez au moins ${figures.minimumAge}\u00a0ans, donnez une adresse e-mail véritable, gardez votre mot de passe pour vous, et utilisez le service comme le fait une personne, non pour le copier en entier.`,
      ],
      [
        'Vos contenus',
        'Ce que vous tapez ou envoyez reste à vous. Vous pouvez utiliser librement les explications\u202f; veuillez en citer les sources comme nous le faisons.',
      ],
      [
        'Formules',
        `Les abonnements se renouvellent chaque mois jusqu’à résiliation et ne sont pas remboursés. Vous gardez l’accès jusqu’à la fin de la période payée. Les changements de prix sont annoncés ${figures.priceNoticeDays}\u00a0jours à l’avance.`,
      ],
      [
        'Images',
        'Les images d’œuvres célèbres sur ces pages sont des études, peintes par notre propre programme d’après des œuvres du domaine public.',
      ],
    ],
  },
  styleDemo: {
    fourth: {
      title: 'La Joconde',
      artist: 'Léonard de Vinci (1452–1519)',
      alt: 'Une femme assise, les mains croisées, un léger sourire, devant un paysage sinueux et brumeux.',
    },
    descriptions: [
      'Un village imaginé dort sous un ciel qui ne dort pas.',
      'Un regard par-dessus l’épaule, sorti du noir, retenu un instant.',
      'Trois barques, une vague, et une montagne qui paraît petite.',
      'Un portrait dont le sourire change selon l’endroit où l’on regarde.',
    ],
    title: 'Quatre accrochages',
    description: 'Une même ouverture, quatre mises en page.',
    chooser: 'Mise en page',
    layouts: { classic: 'Classique', split: 'Partagée', mosaic: 'Mosaïque', minimal: 'Minimale' },
    changes: (seconds: number) => `L’œuvre change toutes les ${seconds}\u00a0secondes.`,
    still: 'Les quatre œuvres sont accrochées ensemble.',
  },
  back: 'Retour',
} satisfies ProseWords
