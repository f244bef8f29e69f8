import { type Manner, rulesOf } from './manner.ts'

const WAITING =
  'when|if|while|as|because|after|although|though|since|until|before|where|whenever|once|whether|unless'
const SUBJECT = '(?:I|it|they|we|she|he|this|these|there)\\s'

export const en: Manner = {
  longSentence: 34,
  leastPart: 4,
  splice: /,\s+(?:I|it|they|we|she|he|this|these|there)(?=\s)/gu,
  joint: new RegExp(`,?\\s(?:and|but|so|which|because|while)\\s(?=${SUBJECT})|;`, 'gu'),
  clause: /\b(?:I|we|it|they|he|she|you|is|are|was|were|has|have|had)\b/iu,
  waiting: new RegExp(
    `^(?:${WAITING}|in|on|at|with|for|from|during|by|to|under|through|without|like|unlike|despite)\\b|\\b(?:and|but|or|so|that|which)\\s+(?:${WAITING})\\b|\\b(?:between|both|whether)\\b`,
    'iu',
  ),
  rules: rulesOf({
    wordy: `
      in order to=to; due to the fact that=because; despite the fact that=although; in spite of the fact that=although;
      in the event that=if; at this point in time=now; for the purpose of=for; prior to=before; subsequent to=after;
      with regards? to=about; a (?:large )?number of (?!(?:the|my|our|his|her|their|its|these|those|us|them|which)\\b)(\\p{L}+)=several $1;
      makes use of=uses; make use of=use; made use of=used; (?:has|have) the ability to=can; (?:is|are) able to=can;
      utili[sz]e=use; utili[sz]es=uses; utili[sz]ed=used; utili[sz]ing=using; utili[sz]ation of=use of;
      commence=begin; commences=begins; commenced=began; endeavou?r to=try to; endeavou?red to=tried to;
      demonstrates=shows; numerous=many; approximately=about; each and every=every; on a daily basis=every day;
      the majority of=most of; is a testament to=shows; invites the viewer to=lets the viewer
    `,
    talk: `kids=children; tons of=many; loads of=many; a bunch of=several; super(?=\\s\\p{Ll})=very`,
    contractions: `
      don't(?! (?:I|we|you|they)\\b)=do not; doesn't(?! (?:he|she|it)\\b)=does not; didn't(?! (?:I|we|you|they|he|she|it)\\b)=did not;
      can't(?! (?:I|we|you|they|he|she|it)\\b)=cannot; won't(?! (?:I|we|you|they|he|she|it)\\b)=will not;
      couldn't(?! (?:I|we|you|they|he|she|it)\\b)=could not; wouldn't(?! (?:I|we|you|they|he|she|it)\\b)=would not;
      shouldn't(?! (?:I|we|you|they|he|she|it)\\b)=should not; isn't(?! (?:he|she|it|this|that|there|the|my|a)\\b)=is not;
      aren't(?! (?:we|you|they|these|those|the|my)\\b)=are not; wasn't(?! (?:I|he|she|it|this|that|there|the|my)\\b)=was not;
      weren't(?! (?:we|you|they|these|those|the|my)\\b)=were not; haven't(?! (?:I|we|you|they)\\b)=have not; hasn't(?! (?:he|she|it)\\b)=has not;
      I'm=I am; I've=I have; I'll=I will; we're=we are; we've=we have; they're=they are; you're=you are;
      it's (a|an|the|not|about|my|very|so|just|all|like|also|always|never|still|only|because|what|how|where|hard|easy|important)=it is $1;
      that's (a|an|the|not|about|my|very|so|just|all|also|always|why|what|how|where|because)=that is $1; there's (a|an|no|nothing|something|always|only)=there is $1
    `,
    empty: `
      liminal(?:ity)?; juxtapos\\p{L}+; interplay; tapestry of; delv(?:e|es|ing) into; explor(?:e|es|ing) (?:the )?(?:notion|idea|concept|theme|boundar|relationship|tension|space|liminal)\\p{L}*;
      interrogat(?:e|es|ing); navigat(?:e|es|ing) the; dialogue between; discourse; paradigm; at the intersection of; meditation on; ephemeral(?:ity)?;
      ethereal; transcend\\p{L}*; profound(?:ly)?; the essence of; the human condition; timeless(?:ness)?; multi-?layered; multifaceted; evocative;
      thought-provoking; testament to; invites the viewer; raises? questions; challeng(?:e|es|ing) (?:our|the) (?:notions?|perceptions?|ideas?|understanding);
      visual language; authentic(?:ity)?; holistic; deconstruct\\p{L}*; recontextuali\\p{L}+; problemati[sz]\\p{L}+; embodied; ontolog\\p{L}+; dichotom\\p{L}+; duality; hegemon\\p{L}+; praxis; materiality;
      push(?:es|ing)? the boundaries; blurs? the (?:line|lines|boundary|boundaries); a sense of; unique(?:ly)?; dynamic
    `,
    praise: `
      stunning(?:ly)?; captivating; breath-?taking; iconic; masterful(?:ly)?; mesmeri[sz]ing; spectacular; amazing; incredible; awe-inspiring; groundbreaking;
      extraordinary; gorgeous; magnificent; world-class; unforgettable; outstanding
    `,
    filler: `
      (?<!(?:not|the|so|how) )very; really; quite; basically; actually; literally; essentially; truly; absolutely; definitely; totally; completely; kind of; sort of; somehow; in a way; in some way; to be honest; at the end of the day; as such
    `,
    hedge: `I (?:think|believe|feel|guess|suppose)(?= (?:that|it|this|my|the)\\b); maybe; perhaps; possibly; in my opinion`,
    throat: `
      (?<=^|[.!?]\\s)as an artist,; (?<=^|[.!?]\\s)in my (?:art|practice|work),; I (?:would|'d) like to (?:say|begin by saying) that; what I want to say is; the thing is that; it is important to note that; needless to say
    `,
    colloquial: `cool; awesome; stuff; crazy; wow; yeah; dude; omg; lol; btw; folks; guys; vibes?; insane(?:ly)?; epic; messed up; hang(?:ing)? out; freaking; like,; you know,; stuff like that; and so on; etc`,
    feeling: `sad(?:ness)?; happy; happiness; joy(?:ful)?; emotions?; emotional(?:ly)?; feelings?; nostalgi(?:a|c); melanchol(?:y|ic); lonel(?:y|iness); anger; angry; fear; anxiety; grief; calm; peaceful; love`,
    vague: `mixed media; (?:various|different|several|many) (?:materials|media|techniques|tools|mediums); some kind of (?:paint|material|glue|paper|fabric|wood|metal)`,
  }),
  concrete:
    /\b(?:oil|acrylic|watercolou?r|ink|charcoal|pencil|gouache|tempera|pastel|canvas|linen|paper|wood|panel|clay|bronze|stone|brush|knife|glaze|layers?|thread|wool|cotton|loom|glass|metal|film|camera|photograph)\b/iu,
  leaning:
    /^(?:it|this|these|that|those|they|he|she|then|but|and|so|later|also|however|its|their|finally|eventually|in the end|still|thus|now)\b/iu,
  pointing: /\b(?:it|its|they|them|their|this|these|that|those|he|him|she|her|then)\b/iu,
}
