import { pricingWords } from '#web/words/en-pricing.ts'
import { figures, measured } from '#web/words/figures.ts'

/** English words of the public pages to read: about, FAQ, contact, pricing, privacy, terms. */
export const proseWords = {
  about: {
    title: 'About',
    description: 'Why Artsking exists, how it works, and in which languages it writes.',
    heading: 'Art, explained so that you can check it',
    problemTitle: 'The problem',
    problem: [
      'You stand before a work that holds you, and the label beside it gives a name, a date and a sentence. You ask a machine, and it answers at length and with confidence: partly true, partly invented, and you cannot tell which is which.',
      'Every sentence of Artsking shows its evidence. It is seen in the picture, measured from it, taken from a named source, offered as an interpretation, or marked as unsure. A sentence without evidence is not written.',
    ],
    howTitle: 'How it works',
    steps: [
      [
        'Search or upload',
        'Type the name of an artwork, or send a photo of it. If several works share a name, you choose the one you mean.',
      ],
      [
        'Analysis',
        'We gather what is known, write it at the depth and in the language you choose, and check each sentence.',
      ],
      [
        'Learn and discover',
        'Read, follow the sources, look again at the picture, and tell us when something is wrong.',
      ],
    ],
    languagesTitle: 'Languages',
    languages: 'Explanations are written in',
    begin: 'Get Started',
  },
  howWeWrite: {
    title: 'How we write',
    description:
      'How the texts of Artsking are made and checked, with the figures, also the unflattering ones.',
    heading: 'How our texts are made, and how they are checked',
    accuracy: 'How well photos are recognised, in figures',
    sections: [
      {
        title: 'Who writes',
        paragraphs: [
          `Language models draft our texts. An essay is written whole, in its own language, for one kind of reader; none is translated from another. There is no editor behind the curtain whose name we could give you, and what a model drafts counts for nothing until it has been checked.`,
        ],
      },
      {
        title: 'Every sentence has its ground',
        paragraphs: [
          `Beneath each sentence lies what it rests on. “Seen” can be found in the picture, “measured” was computed from it, “sourced” is carried by a source that you can open. A reading is marked as a reading, and what is disputed is marked as disputed. A sentence that cannot name its ground is reworded or cut.`,
        ],
      },
      {
        title: 'A second reading',
        paragraphs: [
          `A second reader, a model that did not write the text, sees each sentence beside its ground and nothing else, and asks: does this ground say all of it? From ${measured.sentBackPercent.least} to ${measured.sentBackPercent.most} sentences in a hundred come back, most for a cause or a nuance too many. They are mended and read again, most by a third reader, some by the second.`,
          `${measured.worksReadTwice} of the ${measured.worksTold} works that we tell whole have been through this. The others are older: machines check their names, figures and sources, but nobody has judged them sentence by sentence yet. They are being rewritten, the best known first.`,
        ],
      },
      {
        title: 'What a build refuses',
        paragraphs: [
          `Each time the product is built, a program checks every text again: each name and figure must stand in what its sentence cites, no sentence of a rewritten work may be unread, no source may be of a refused kind such as a copy, a shop or a private page. One fault, and there is no build.`,
        ],
      },
      {
        title: 'Read blind',
        paragraphs: [
          `We had ${measured.blind.texts} texts read beside the best answer of a strong chat model on the same work, by readers who did not know which was which. ${measured.blind.forOurs} of ${measured.blind.verdicts} verdicts went to ours. Ours held more facts; the other argued better and was the better read. So we turned the order round: an essay is written whole, and the ground is laid beneath it afterwards. That alone brought ${measured.blindEssayFirst.forOurs} of ${measured.blindEssayFirst.verdicts}. With one thought that leads from the first line to the last, eleven works had ${measured.blindOneThought.forOurs} of ${measured.blindOneThought.verdicts}. Five that took in too many facts fell to ${measured.blindOverfull.forOurs} of ${measured.blindOverfull.verdicts}; an editor went over them after the second reader, and they had ${measured.blindEdited.forOurs} of ${measured.blindEdited.verdicts}. Against newer answers six works had ${measured.blindNewer.forOurs} of ${measured.blindNewer.verdicts}, and the last six ${measured.blindLatest.forOurs} of ${measured.blindLatest.verdicts}: visitors and amateurs mostly preferred ours, professionals every second time. Some works are still to be written in this way. The readers were models, too.`,
        ],
      },
      {
        title: 'What can still be wrong',
        paragraphs: [
          `Sources err, and so do readers. A picture can be taken for another, above all a small or dim photo. So every answer has its “This is wrong”, and what you tell us is read.`,
        ],
      },
    ],
  },
  artworks: {
    title: 'Artworks',
    description:
      'The artworks that Artsking explains in full, in four languages and at three depths.',
    heading: 'Artworks',
    intro: (whole: number, others: number) =>
      `${whole} works with a full explanation, in every language and at every depth. For ${others} more the label stands here, for over a thousand others it is found when you ask: those are free.`,
    search: 'Search by title or maker',
    filters: { time: 'Time', maker: 'Maker', place: 'Place', kind: 'Kind' },
    all: 'All',
    found: (count: number) => (count === 1 ? `${count} work` : `${count} works`),
    noneFound: 'No work fits. Loosen a filter, or ask by its title or with a photo.',
    clear: 'Clear all',
    labelOnly: 'Label only',
    others:
      'Yours is not here? Ask all the same, by its title or with a photo: we say what we find, and what we do not know is not counted.',
  },
  faq: {
    title: 'FAQ',
    description:
      'Questions and answers about Artsking: getting started, plans, sources and accuracy.',
    heading: 'Questions and answers',
    jump: 'Go to',
    search: 'Search the questions',
    found: (count: number) => (count === 1 ? `${count} answer found` : `${count} answers found`),
    noneFound: 'No question contains these words. Try others, or write to us.',
    more: 'Your question is not here?',
    sections: (lists: { languages: string; pictureKinds: string }) => [
      {
        id: 'why',
        title: 'Why use it',
        entries: [
          [
            'How is it different from asking a chat model?',
            'You see what each sentence rests on. What comes from a source carries its number, what can be seen is shown in the picture, and a reading is worded as a reading.',
          ],
          [
            'Who is it for?',
            'For museum visitors, students, teachers, artists, and everybody who looks at art and wants to know more.',
          ],
        ],
      },
      {
        id: 'start',
        title: 'Getting started',
        entries: [
          [
            'What do I need?',
            `An email address and a password. We send you a code of ${figures.codeDigits} digits to prove the address, and you can begin.`,
          ],
          [
            'Does it cost anything?',
            `The free plan has ${figures.freeAnalyses} analyses a month in Explorer mode, in all languages, for as long as you like.`,
          ],
        ],
      },
      {
        id: 'using',
        title: 'Using Artsking',
        entries: [
          [
            'Which languages are there?',
            `Explanations are written in ${lists.languages}, and so are these pages.`,
          ],
          [
            'Which pictures can I send?',
            `${lists.pictureKinds}, up to ${figures.pictureMegabytes} MB. Photos of an iPhone (HEIC) are fine. The picture is deleted when the answer is finished. A small copy stays in your history only if you tick the box for it.`,
          ],
          [
            'How long does an analysis take?',
            `The built-in guide answers within seconds. Where a language model writes, it typically takes ${figures.modelSeconds.from} to ${figures.modelSeconds.to} seconds.`,
          ],
          [
            'What if you do not know my artwork?',
            'Then we say so, and offer the nearest names. We do not make up a description from a title, and the question is not counted. Nor is a photo that we do not recognise, or a work of which we know the label only.',
          ],
          [
            'What counts as an analysis?',
            `One finished explanation. The first ${figures.includedQuestions} answers to what you ask on about it are included; each further one that tells you something new counts as one. What fails, or what you stop before the first words, is not counted. What you call wrong you have back, up to ${figures.givenBack} a month. The count begins anew on the first of each month.`,
          ],
        ],
      },
      {
        id: 'billing',
        title: 'Subscriptions & billing',
        entries: [
          [
            'Can I cancel my subscription?',
            'At any time, under “Manage Subscription” on the dashboard. You keep your plan until the end of the period that you have paid.',
          ],
          [
            'What is a query pack?',
            'A number of analyses that you buy once, beside your plan or without one. They also open Aficionado mode. Your plan’s analyses are used first, then the pack that expires first; Aficionado analyses on the free plan use the pack.',
          ],
          [
            'What happens when a payment fails?',
            `Your plan holds for ${figures.graceDays} days, and we write to you. If the payment arrives in that time, nothing changes.`,
          ],
        ],
      },
      {
        id: 'support',
        title: 'Technical support',
        entries: [
          [
            'The code or the link did not arrive.',
            `Look in the spam folder, and check the address for a slip. You can ask for another code after ${figures.resendSeconds} seconds.`,
          ],
          [
            'I forgot my password.',
            `On the login page, choose “Forgot password?”. The link in the mail works once, for ${figures.resetMinutes} minutes.`,
          ],
        ],
      },
      {
        id: 'quality',
        title: 'AI quality',
        entries: [
          [
            'Can I trust what I read?',
            'Trust it as far as its sources reach, and look them up: that is what the numbers are for. Mistakes still happen, in sources too. Tell us, and you get the analysis back.',
          ],
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    description: 'How to reach Artsking.',
    heading: 'Write to us',
    text: 'Questions, corrections, praise and complaints reach us at',
    time: `We typically answer within ${figures.supportHours} hours.`,
    faqBefore: 'Many questions are answered already in the',
    faqAfter: '.',
  },
  pricing: pricingWords,
  privacy: {
    title: 'Privacy Policy',
    description: 'What Artsking keeps about you, and for how long.',
    sections: [
      [
        'What we keep',
        'Your email address, your password in a form that cannot be read back, the public half of each passkey with the name of its device, your language and plan, how many analyses you have used, and the analyses themselves, so that you can read them again.',
      ],
      [
        'What we do not keep',
        `A password before your address is proven. Card numbers. Pictures that you upload: they are deleted when the answer is finished, and within ${figures.pictureGoneMinutes} minutes at the latest. Only if you tick “Keep a small copy” does a reduced copy stay with the analysis, and it is deleted with it. Photos of a list are deleted one by one as they have been looked at, within ${figures.listPhotosGoneHours} hours at the latest; until they are answered, what was measured and read in them stays with the list.`,
      ],
      [
        'Language models',
        'Where this site has a language model write, your question goes to the company that runs it, and so does what is checked to the company that runs the checking model. So do photos of works on which we have no text of our own, and what you send to the Artist Helper; of a text that you want improved, its sentences and your readers, without the picture. Your name, your address and your account do not.',
      ],
      [
        'What you call wrong',
        'If you call an answer wrong, whoever runs this site reads it: the answer, your question and your reason, with your email address. Each thing that they do with your account is noted, and you find it in the download of your data.',
      ],
      [
        'In your browser',
        'The token of your session, your email address and your language are kept in the storage of your browser until you log out, and so are the analyses that you have read, for when there is no network; your choice about cookies stays. What you have typed and not yet sent stays in its tab. A cookie marks a browser in which you have logged in, for a year, so that nobody who guesses at your password can lock you out; it says nothing else.',
      ],
      [
        'Counting page views',
        'Nothing is counted unless you agree to it under “Cookie Settings”, and never where your browser asks not to be tracked. If you agree and a counting service is set up, its script learns which pages are read. You can change your mind at any time, at the foot of every page.',
      ],
      ['Advertising', 'There is none.'],
      [
        'Open sources',
        'Where this site asks open sources, the title and the artist that you type for a work which our catalogue does not know go to Wikidata, and what is found there is read at Wikipedia and at museums. Nothing that tells who you are goes with them.',
      ],
      [
        'Leaving',
        `When you close your account, everything is deleted at once, and from our backups within ${figures.forgottenDays} days.`,
      ],
      ['Children', `Artsking is not for children under ${figures.minimumAge}.`],
    ],
  },
  terms: {
    title: 'Terms & Conditions',
    description: 'The rules of using Artsking.',
    sections: [
      [
        'The service',
        'Artsking explains works of art. The explanations are made with care and with the help of machines; they can be wrong, and they are no expertise, valuation or proof of authenticity.',
      ],
      [
        'Your account',
        `You are at least ${figures.minimumAge} years old, give a true email address, keep your password to yourself, and use the service as a person does, not to copy it as a whole.`,
      ],
      [
        'Your content',
        'What you type or upload stays yours. You may use the explanations freely; please name their sources as we do.',
      ],
      [
        'Plans',
        `Subscriptions renew themselves every month until you cancel, and are not refunded. You keep access until the end of the period that you have paid. Changes of price are announced ${figures.priceNoticeDays} days before.`,
      ],
      [
        'Pictures',
        'The pictures of famous works on these pages are studies, painted by our own program after works in the public domain.',
      ],
    ],
  },
  styleDemo: {
    fourth: {
      title: 'Mona Lisa',
      artist: 'Leonardo da Vinci (1452–1519)',
      alt: 'A seated woman with folded hands and a faint smile before a winding, hazy landscape.',
    },
    descriptions: [
      'An imagined village sleeps under a sky that does not.',
      'A glance over the shoulder, out of the dark, held for a moment.',
      'Three boats, one wave, and a mountain that looks small.',
      'A portrait whose smile changes with the place where you look.',
    ],
    title: 'Four ways to hang a picture',
    description: 'One hero, four layouts.',
    chooser: 'Layout',
    layouts: { classic: 'Classic', split: 'Split', mosaic: 'Mosaic', minimal: 'Minimal' },
    changes: (seconds: number) => `The work changes every ${seconds} seconds.`,
    still: 'All four works hang at once.',
  },
  back: 'Back',
}

export type ProseWords = typeof proseWords
