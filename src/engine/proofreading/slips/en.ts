import { cased, instead, pairs, type Rule, words } from '../rule.ts'

/** Misspellings whose word is beyond doubt. */
const SLIPS = pairs(`
  abit=a bit; accross=across; acheive=achieve; acheived=achieved; acomplish=accomplish; acrilic=acrylic; acrillic=acrylic;
  acrylick=acrylic; adress=address; agressive=aggressive; allready=already; allways=always; alot=a lot; alltogether=altogether;
  amature=amateur; anual=annual; apparant=apparent; apreciate=appreciate; aproach=approach; arguement=argument; aswell=as well;
  atleast=at least; atmoshpere=atmosphere; atmosfere=atmosphere; basicly=basically; beacuse=because; beatiful=beautiful;
  beautifull=beautiful; becasue=because; becuase=because; becouse=because; begining=beginning; beleive=believe;
  belive=believe; brillant=brilliant; brocken=broken; brusstrokes=brushstrokes; carefull=careful;
  childern=children; chracter=character; coloures=colours; colur=colour; colurs=colours; comming=coming; commited=committed;
  completly=completely; concious=conscious; consious=conscious; contempory=contemporary; contrasst=contrast; 
  curiousity=curiosity; defenitely=definitely; definately=definitely; definatly=definitely; definitly=definitely;
  delicat=delicate; desperatly=desperately; diferent=different; diffrent=different; dissapear=disappear;
  dissapeared=disappeared; dissapointed=disappointed; eachother=each other; effecient=efficient; embarass=embarrass;
  emotionaly=emotionally; enviroment=environment; enviromental=environmental; especialy=especially; essense=essence;
  eventhough=even though; everyones=everyone’s; everythings=everything’s; excape=escape; exibit=exhibit; exibition=exhibition;
  exhibtion=exhibition; existance=existence; experiance=experience; expecially=especially; experince=experience;
  expresion=expression; expresive=expressive; extremly=extremely; familar=familiar; fasinated=fascinated;
  fascinateing=fascinating; feild=field; finaly=finally; firey=fiery; foward=forward; freind=friend; freinds=friends;
  futher=further; galery=gallery; gallary=gallery; gaurd=guard; genuinly=genuinely; glimps=glimpse; grafitti=graffiti;
  grammer=grammar; greatful=grateful; happend=happened; happyness=happiness; harmoney=harmony; hieght=height; heigth=height;
  humerous=humorous; hunderd=hundred; immediatly=immediately; imediately=immediately; incase=in case; independant=independent;
  infact=in fact; influance=influence; infront=in front; inspite=in spite; inspiraton=inspiration; insted=instead;
  intresting=interesting; interesing=interesting; intrest=interest; intrested=interested; knowlege=knowledge;
  landscap=landscape; langauge=language; layerd=layered; lenght=length; litle=little; lonelyness=loneliness;
  loosing=losing; maintainance=maintenance; medum=medium; memmory=memory; memmories=memories; memorys=memories;
  mesage=message; millenium=millennium; minature=miniature; mirrow=mirror; mistery=mystery; mysterius=mysterious; 
  neccesary=necessary; necessery=necessary; neccessary=necessary; noone=no one; noticable=noticeable; occassion=occasion;
  occured=occurred; occuring=occurring; ocassionally=occasionally; occasionaly=occasionally; oppertunity=opportunity;
  origional=original; orignal=original; paintng=painting; paintigs=paintings; painitng=painting; palete=palette;
  parrallel=parallel; paralell=parallel; particulary=particularly; perminent=permanent; persistant=persistent;
  peice=piece; peices=pieces; peple=people; peom=poem; photograhy=photography; pigmants=pigments; pigmant=pigment;
  posession=possession; possesion=possession; prefered=preferred; privelege=privilege; probaly=probably; proccess=process;
  procces=process; profesional=professional; proffesional=professional; publically=publicly; realy=really; reccomend=recommend;
  recieve=receive; recieved=received; rediculous=ridiculous; refered=referred; refering=referring; relectant=reluctant;
  relevent=relevant; religous=religious; remeber=remember; rember=remember; repitition=repetition; resistence=resistance;
  restaraunt=restaurant; rythm=rhythm; rythym=rhythm; sence=sense; seperate=separate; seperated=separated; seperation=separation;
  seperately=separately; shaddow=shadow; shaddows=shadows; sieze=seize; similiar=similar; simular=similar; sincerly=sincerely;
  skethces=sketches; skulpture=sculpture; sculpter=sculptor; sculpure=sculpture; sculture=sculpture; somthing=something;
  sourounded=surrounded; strenght=strength; studing=studying; succesful=successful; successfull=successful;
  suprise=surprise; suprised=surprised; suprising=surprising; surounding=surrounding; surronding=surrounding;
  techinque=technique; tecnique=technique; teh=the; tendancy=tendency; thier=their;
  thouhgt=thought; throught=through; throughly=thoroughly; tommorow=tomorrow; tomorow=tomorrow; tounge=tongue; truely=truly;
  trought=through; unfortunatly=unfortunately; unfinnished=unfinished; untill=until; upto=up to; useing=using; usualy=usually;
  vaccum=vacuum; vally=valley; varius=various; visable=visible; visualy=visually; wether=whether; weild=wield; wich=which;
  wierd=weird; withing=within; withold=withhold; writting=writing; writen=written; wroking=working; yeild=yield; youre=you’re;
  dont=don’t; doesnt=doesn’t; didnt=didn’t; isnt=isn’t; wasnt=wasn’t; arent=aren’t; werent=weren’t; couldnt=couldn’t;
  wouldnt=wouldn’t; shouldnt=shouldn’t; havent=haven’t; hasnt=hasn’t; hadnt=hadn’t; im=I’m; ive=I’ve; theyre=they’re;
  theres=there’s; thats=that’s; whats=what’s; theyve=they’ve; weve=we’ve; youve=you’ve; couldve=could have; shouldve=should have;
  wouldve=would have; cuz=because; coz=because; becos=because; tho=though; thru=through; gonna=going to; gotta=have to;
  wanna=want to; u=you; ur=your; pls=please; ppl=people; smth=something; sth=something;
`)

const FAMILY =
  '(?:grand|great-grand)?(?:mother|father|parent)|mum|mom|dad|brother|sister|aunt|uncle|friend|neighbour|teacher'
const OWNED =
  'kitchen|house|home|hands?|garden|room|face|life|death|story|stories|voice|name|photos?|photographs?|coat|table|farm|letters?|recipes?|village|shop|studio|workshop|eyes|clothes|dress|wedding|memory|chair|bed|boat|tools?|illness|silence|sewing|old'
const COMPARED =
  'more|less|better|worse|rather|other|bigger|smaller|larger|older|younger|longer|shorter|darker|lighter|deeper|stronger|softer|slower|faster|earlier|later|heavier|warmer|colder|greater|fewer|higher|lower|closer'
const KINDS_OF_COLOUR = 'colou?r|limited|muted|earthy|warm|cool|restricted|soft|dark|bright'
const MANY_AS_ONE = 'people|layers|things|paintings|pictures|details|years|times'

const CONFUSED = { kind: 'grammar', reason: 'confused' } as const
const AGREEMENT = { kind: 'grammar', reason: 'agreement' } as const

const confused: Rule[] = instead(
  CONFUSED,
  `
  its (going|been|not|a|an|the|just|about|because|meant|supposed|my|really|also|always|never|still|all about|what|how|where|why|hard to|important that|like (?:a|the|I|you)|so|too|very (?:important|hard|difficult|simple|personal|big|small|dark|cold))=it’s $1;
  it's own=its own;
  (of|in|on|with|from|by|for|lost|loses|into|through|behind|under|over|against) it's (?!(?:a|an|the|not|been|going|so|very|all|just)\\b)(\\p{L}+)=$1 its $2;
  their (is|are|was|were|will be|has been|isn't|aren't|wasn't)=there $1;
  their (going|not|trying|coming)=they’re $1;
  there (own|hands|eyes|faces|lives|homes|bodies|names|bones|feet|skin|voices)=their $1;
  they're (own|hands|eyes|faces|lives|homes|bodies|names|stories|work)=their $1;
  your (going|not|a|an|the|seeing|standing|supposed|always|never)=you’re $1;
  you're (own|eyes|hands|home|work|life|body|mind)=your $1;
  (is|are|was|were|way|far|not|looks?|feels?|felt|became|got|it's|almost|never) to (big|small|dark|bright|late|heavy|much|many|loud|cold|hot|strong|soft|simple|busy|early|often|quiet|neat|pretty)=$1 too $2;
  (${COMPARED}) then=$1 than;
  (?<=,\\s|[\\p{Ll}] )were I (grew|was|live|lived|used|could|saw|met|found|painted|learned|learnt|work|worked|feel|felt|come|came|played|spent)=where I $1;
  were ever=wherever;
  and than (I|we|it|the|they|he|she|you|there)=and then $1;
  too (finish|make|show|see|be|paint|do|get|keep|create|tell|look at|say|go|find|help|give|take|build|capture|express|remember|understand)=to $1;
  its (fired|made|painted|carved|called|cast|printed|covered|finished|inspired|based|hung|meant|woven|built|mounted)(?=\\s(?:to|in|with|by|on|at|from|of|out|up))=it’s $1;
  (walk|walks|walking|go|goes|going|look|looks|looking|see|seen|come|comes|came|run|pass|passes|move|moves|shine|shines|break|breaks|all|half ?way|way) trough=$1 through;
  (when|if|because|that|where|until|once) your (close|far|right|wrong|here|there|alone|near|inside|outside)=$1 you’re $2;
  (so|because|and) there (never|always|not|all|still) (the same|alone|finished|there|quiet|moving|different|mine)=$1 they’re $2 $3;
  past away=passed away;
  paynes grey=Payne’s grey;
  grinded=ground;
  (the|my|these|those|inner|open) seems=$1 seams;
  he's (hands|eyes|face|voice|life|story|work|house|shoes|hair|name|mother|father)=his $1;
  she's (hands|eyes|face|voice|life|story|work|house|hair|name|mother|father)=her $1;
  to (big|small|loud|late|heavy|tight|thin|thick|bright|busy|close)(?=[.,;]|$|\\s(?:on|for|in|and|but|to))=too $1;
  (could|should|would|must|might) of=$1 have;
  (to|not|don't|didn't|would|could|never|will|might|I|we|you|they) loose=$1 lose;
  (the|an|this|that|of|strong|great|big|special|emotional|visual|calming) affect=$1 effect;
  (to|will|can|could|does|not|would|that|which|colours) effect (me|my|us|how|people|our|your|the way|the mood|the viewer)=$1 affect $2;
  quiet (a|an|often|simply|different|literally)=quite $1;
  (to|can|could|cannot|not|them|it|me) breath=$1 breathe;
  (place|house|town|village|city|room|studio|moment|world|school|street|kitchen|garden|beach|country|home) were (I|we|you|they|he|she|it|my|the|people|nobody|everything|nothing|time)=$1 where $2;
  (on|the|a|of|my|this|stretched|raw|linen|cotton|large|small|big|each|every|white|blank|empty|primed) canvass=$1 canvas;
  (the|my|these|those|large|small|big|several|two|three|four|five|six|seven|ten|\\d+|of|on) canvasses=$1 canvases;
  (${KINDS_OF_COLOUR}|my) pall?ett?e?(?<!palette)=$1 palette;
  (${KINDS_OF_COLOUR}) (?:pallet|palate)=$1 palette;
  complimentary (colou?rs?|tones?|hues?|shades?)=complementary $1;
  (?:cite|sight)[ -]specific=site-specific;
  oil pastille?s=oil pastels;
  (?:am|is|are|was|were) suppose to=supposed to;
  (I|we|he|she|it|they|who|that|which) use to=$1 used to;
  (for|since|takes?|took) along time=$1 a long time;
  along time ago=a long time ago;
  (?<=^|[.!?,]\\s)may be (it|I|that|because|the|you)=maybe $1;
  who's (work|works|paintings?|hands|name|face|voice|house|colours?)=whose $1;
  (?<!(?:as is|her|his|my) )wont=won’t;
  cant=can’t;
  I ve=I’ve;
  I ll=I’ll;
  let's (the|you|me|people|viewers) (\\p{L}+)=lets $1 $2;
  peaked my=piqued my;
  bare with me=bear with me;
  passed (times|life|lives|years|experiences)=past $1;
  (in|from|of|about) (the|my|our|her|his) passed=$1 $2 past;
  (my|them|him|her|it|your) (?:self|selves)=$1self;
  some thing=something;
  every thing=everything;
  every day (life|objects?|things?|scenes?|moments?|routine)=everyday $1;
  with out=without;
  back ground=background;
  to gether=together
  `,
).map((rule) =>
  // What was read as one word takes the form of that word.
  /self\|selves/u.test(rule.find.source)
    ? {
        ...rule,
        offers: ([whole]) => [whole.replace(/\s/u, '').replace(/^themself$/iu, 'themselves')],
      }
    : rule,
)

const agreement: Rule[] = [
  ...instead(
    AGREEMENT,
    `
    (they|we|you) was=$1 were;
    (he|she|it) don't=$1 doesn’t;
    (I|we|they) has=$1 have;
    (?<!(?:did|does|could|would|should|might|must|may|will|can|makes?|made|lets?|had|have) )(he|she|it) have=$1 has;
    (?<=^|[.,;]\\s|(?:and|but|because|when)\\s)(he|she|it) are=$1 is;
    (?<=^|[.,;]\\s)((?:the|these|those|many|my) )?(people|colours|children|memories|shadows|paintings) (?:is|was)=$1$2 are|$1$2 were;
    this (paintings|pieces|photos|photographs|memories|pictures|images|sculptures|drawings|people|objects|things)=these $1;
    these (painting|piece|picture|image|photograph|sculpture|kind of)=this $1;
    much (colou?rs|${MANY_AS_ONE})=many $1;
    less (colou?rs|people|layers|things|paintings|details)=fewer $1;
    one of the (painting|colou?r|thing|piece|picture|work|reason)(?=\\s(?:that|which|I|is|was)|[.,])=one of the $1s;
    (?<!(?:have|had|could|would|should) )(I|we|they) (been|done|seen)=$1 have $2;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) wanted=$1 want;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) painted=$1 paint;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) made=$1 make;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) saw=$1 see;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) went=$1 go;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) felt=$1 feel;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) knew=$1 know;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) found=$1 find;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) used=$1 use;
    (did|didn't|did not|don't|doesn't|couldn't|can't|could not) thought=$1 think;
    I is=I am;
    there is (many|several|two|three|lots of)=there are $1;
    childrens=children’s;
    womens=women’s
    `,
  ),
  {
    ...AGREEMENT,
    find: words(`(?:my|his|her|our|their|your) (?:${FAMILY})s(?=\\s(?:${OWNED})(?!\\p{L}))`),
    offers: ([whole]) => [whole.replace(/s$/u, '’s'), `${whole}’`],
  },
  // The article before a vowel, and the one before a consonant; words that sound otherwise than
  // they look are left alone.
  {
    ...AGREEMENT,
    find: words(
      `a(?=\\s(?:(?!eu|ewe)[aei]\\p{Ll}|(?!onc?e|oui)o\\p{Ll}|un(?!i|anim)\\p{Ll}|u[mpg]\\p{Ll}|ult|[AEI]\\d))`,
    ),
    offers: ([article]) => [cased(article, 'an')],
    sure: true,
  },
  {
    ...AGREEMENT,
    find: words(`an(?=\\s(?:[bcdfgjklmnpqrstvwyz]\\p{Ll}|uni[qtvfco]|eu\\p{Ll}))`),
    offers: ([article]) => [cased(article, 'a')],
    sure: true,
  },
]

const doubled: Rule = {
  kind: 'spelling',
  reason: 'doubled',
  find: words(
    '(the|a|an|of|to|in|and|is|are|was|with|for|my|it|this|from|at|by|as|be|but|or|when|into|we|I|they) \\1',
  ),
  offers: ([, word = '']) => [word],
  sure: true,
}

export const en = { slips: new Map(SLIPS), rules: [...confused, ...agreement, doubled] }
