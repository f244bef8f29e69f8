import chineseUrl from '#fonts/chinese.woff2?url'
import italicUrl from '#fonts/display-italic.woff2?url'
import { PLANS } from '#shared/plans.ts'
import { AskField } from '#web/asking/ask-field.tsx'
import { HeroStage } from '#web/home/hero-stage.tsx'
import { preloadFont } from '#web/ui/preload-font.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

export function Hero() {
  const { site, home, ask } = useWords()
  const [first, second, checked] = home.headline
  // The headline is set in letters of its own: one italic word, or Chinese.
  preloadFont(useInterfaceLanguage() === 'zh-TW' ? chineseUrl : italicUrl)
  return (
    <div className="wall-width grid items-center gap-x-16 gap-y-8 pb-16 grid-cols-1 lg:grid-cols-[5fr_7fr] lg:pt-6 lg:pb-24">
      <div className="min-w-0">
        <h1 className="text-[2.625rem] sm:text-6xl xl:text-[4.5rem]">
          {first}
          {site.gap}
          {second}
          {site.gap}
          <em>{checked}</em>
        </h1>
        <div className="mt-6 max-w-xl sm:mt-8">
          <AskField />
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-6 text-quiet text-sm">
          {ask.free(PLANS.free.analysesPerMonth)}
          <a href="#standing" className="text-link inline-flex min-h-11 items-center">
            {home.how}
          </a>
        </p>
        <p className="mt-4 hidden max-w-xl text-lg text-quiet sm:block">{home.lead}</p>
      </div>
      <HeroStage />
    </div>
  )
}
