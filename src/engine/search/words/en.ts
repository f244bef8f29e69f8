import type { TitleWords } from './form.ts'

/** English words round a title. */
export const EN: TitleWords = {
  little: `the a an of in on at with and by to from for over above s no der die das den dem het een van von ein eine
    il lo gli i e di da della dei`,
  asking: `who whom whose what which when where why how is was are were do does did has have had can could would
    painted paints paint painter painting paintings picture pictures artwork artworks art work works piece
    masterpiece print poster canvas drawing sculpture sculpted sculptor sculptures statue fresco mural photo photograph
    image pic made make makes maker created creator artist author drew carved tell me about explain explanation
    describe description show see look looking find search give info information details detail meaning mean
    means history story analysis analyze analyse interpretation background facts summary please want wants like
    know learn understand i im we you my our it its this that these those there one called named titled title
    name famous known original version hanging hangs kept located location museum gallery collection year date
    dated century circa around about some thing something hello hi hey thanks thank need help more everything represent represents
    depict depicts depicted happen happens happening happened symbolize symbolizes symbolise symbolises symbolism
    visit today now currently style technique find where's what's who's
    exactly really excuse all us let s would love talk discuss short kids children school homework full size hd as also entitled`,
  questions: /^(?:why|how)\b/u,
  subjects: `annunciation, adam and eve, last judgment, last judgement, self portrait, madonna, virgin and child,
    crucifixion, nativity, adoration of the magi, judith, danae, leda, susanna, salome, bathers, still life,
    assumption, deposition, holy family, portrait, venus, bacchus, saint sebastian, saint jerome`,
  describes:
    /\b(?:one|painting|picture|artwork|statue|sculpture|print|fresco|triptych|thing|guy)\b.*\b(?:with|where|who|whose|that|which|of|in|holding)\b/u,
}
