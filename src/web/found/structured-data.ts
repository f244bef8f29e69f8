import type { Language } from '#shared/languages.ts'
import { CURRENCY, PLANS, QUERY_PACK, ROLES } from '#shared/plans.ts'
import { ORIGIN } from '#web/address/origin.ts'
import { pathIn } from '#web/address/paths.ts'
import { faqSections } from '#web/pages/faq-sections.ts'
import { proseWords } from '#web/words/en-prose.ts'
import { currentProse, currentWords } from '#web/words/words.ts'

const CONTEXT = 'https://schema.org'

function offer(name: string, pence: number, url: string) {
  return {
    '@type': 'Offer',
    name,
    price: (pence / 100).toFixed(2),
    priceCurrency: CURRENCY.toUpperCase(),
    availability: 'https://schema.org/InStock',
    url,
  }
}

/** A service that is used in a browser: unlike a product, it may be offered for nothing. */
function application(language: Language) {
  const url = ORIGIN + pathIn(language, '/pricing')
  return {
    '@context': CONTEXT,
    '@type': 'WebApplication',
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    name: 'Artsking',
    description: currentWords().home.description,
    image: `${ORIGIN}/share/the-starry-night.jpg`,
    url: ORIGIN + pathIn(language, '/'),
    offers: [
      ...ROLES.map((role) => offer(PLANS[role].label, PLANS[role].pricePence, url)),
      offer(QUERY_PACK.label, QUERY_PACK.pricePence, url),
    ],
  }
}

function questions(language: Language) {
  const { faq } = currentProse() ?? proseWords
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: faqSections(faq, language).flatMap(({ entries }) =>
      entries.map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    ),
  }
}

/** What a page says in the words of schema.org, in the language that is being written. */
export function structuredData(page: string, language: Language): object[] {
  if (page === '/' || page === '/pricing') return [application(language)]
  return page === '/faq' ? [questions(language)] : []
}
