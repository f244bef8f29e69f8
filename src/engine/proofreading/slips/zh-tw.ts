import { pairs, type Rule } from '../rule.ts'

/** Words that are written with one character for another, and what is meant beyond doubt. */
const SLIPS = pairs(`
  因該=應該; 以經(?![濟驗典常文線營歷過費緯書絡])=已經; (?<!自)己經=已經; 已後(?![悔退來])=以後; (?<!自)己後=以後; (?<![親獨])自已(?!經)=自己; 既使=即使; 既便=即便; 即然=既然; 在次(?![要日年數])=再次; (?<![現存實所])在也不=再也不;
  (?<![現存實所])在也沒=再也沒; 不在是=不再是; (?<![出發呈展浮表實])現再=現在; (?<!真)正再=正在; (?<![保儲生])存再=存在; 回億=回憶; 記意=記憶; 記億=記憶; 燥動=躁動; 迷團=謎團; 氣份=氣氛; 渲瀉=宣洩;
  然后=然後; 以后=以後; 之后=之後; 最后=最後; (?<![皇太王母])后來=後來; 背后=背後; (?<![皇太王母])后面=後面; 今后=今後; 田里=田裡; 家里(?!長)=家裡; 心里=心裡; 手里=手裡; 夢里=夢裡; 間里=間裡; (?<![公英海百千萬])里面=裡面;
  關于=關於; 由于=由於; 對于=對於; 屬于=屬於; 位于=位於; 于是=於是; 制作=製作; 復雜=複雜; 准備=準備; 采用=採用; 收獲=收穫; 游戲=遊戲; 象征=象徵;
  幅射=輻射; 顏科=顏料; 純綷=純粹; 平恆=平衡; 像徵(?![兆求收得])=象徵; 好象(?![徵牙鼻])=好像; 影象=影像; 圖象=圖像; (?<![發出呈展浮表實])現像(?![是素一])=現象; (?<![列影複手])印像(?!是)=印象; (?<![面絕應相針])對像(?!是)=對象; 抽像=抽象;
  (?<![地變圓方圖外身])形像(?!是)=形象; (?<![天空語])氣像=氣象; (?<![風夜背場光])景像(?![是一])=景象; 想象(?![徵牙])=想像; (?<![足筆痕血])跡像(?![是一])=跡象; 籍由=藉由; 憑籍=憑藉; 慰籍=慰藉; 煩腦=煩惱; 苦腦=苦惱; 訊息萬變=瞬息萬變; 隱誨=隱晦;
  曖眛=曖昧; 渺芒=渺茫; 徬惶=徬徨; 融冾=融洽; 融彙=融匯; 擁報=擁抱; 溫曖=溫暖; 觀注=關注; 摸擬=模擬; 模蝴=模糊; 模湖=模糊; 繪晝=繪畫; 晝面=畫面;
  晝布=畫布; 油晝=油畫; 晝作=畫作; 蘊釀=醞釀; 堆跌=堆疊; 交識=交織; 編識=編織; 紡識=紡織; 陪養=培養; 培伴=陪伴; 撐握=掌握; 掌渥=掌握;
  嘗式=嘗試; 按排=安排; 穿稜=穿梭; 穿唆=穿梭; 消失怠盡=消失殆盡; 一昧=一味; 痕積=痕跡; 遺撼=遺憾; 震憾=震撼; 憾動=撼動; 倘佯=徜徉; 
  儘管如些=儘管如此; 因些(?![許微小])=因此; (?<![例譬])如些(?![許微])=如此; 彼些=彼此; 那理(?![由性想論解所])=那裡; 這理(?![由性想論解所])=這裡; 哪理=哪裡; 心理面(?![向對臨])=心裡面; (?<![日筆手札標登])記的(?=小時候|那天|我|當時)=記得; (?<![視聽知感觸味嗅])覺的(?=很|好|自己|這|那|有|他|她|它|我)=覺得; (?<![改不演轉])變的(?=很|更|越)=變得; (?<![明彰])顯的(?=很|更|特別|有)=顯得; (?<![行天])使的(?=畫面|整)=使得
`)
/** Words of which either may be meant. */
const PERHAPS = pairs(`
  做為=作為; 部份=部分; 反應出=反映出; 反應了=反映了; 必須品=必需品; 份外=分外; 沉溺在=沉溺於; 紀錄下(?=來|了|我|生活|那)=記錄下; 紀錄著=記錄著; 佈置=布置
`)

/** Words that are another one in Taiwan. */
const ELSEWHERE = pairs(`
  視頻=影片; 信息=訊息; 互聯網=網路; 網絡=網路; 屏幕=螢幕; 軟件=軟體; 打印=列印; 數碼=數位; 高質量=高品質; 立馬=立刻;
  通過(?=這|我|色|光|線|作品|創作|繪畫)=透過; 默認=預設; 攝像頭=攝影機; 圓珠筆=原子筆; 馬克筆=麥克筆; 水平(?=很|高|低)=水準; 丙烯(?!酸)=壓克力
`)

const VERBS =
  '畫|做|看|寫|說|走|跑|拍|織|刻|塗|刮|長|活|過|變|顯|學|睡|吃|跳|想|拉|推|染|縫|捏|燒|站|坐|躺|笑|哭'
const HOW = '很|非常|太|十分|好|更|比較|越來越|相當|特別|夠'
const MANNERS =
  '慢慢|靜靜|輕輕|漸漸|深深|默默|緩緩|悄悄|不斷|重複|仔細|小心|努力|認真|用力|安靜|反覆|一筆一筆|一層一層|一針一線|一次又一次'

/** In Chinese words are not apart: a pattern stands wherever it is found. */
function said(from: string, offers: string[], kind: Omit<Rule, 'find' | 'offers'>): Rule {
  return { ...kind, find: new RegExp(from, 'gu'), offers: () => offers }
}

const rules: Rule[] = [
  ...SLIPS.map(([from, offers]) =>
    said(from, offers, { kind: 'spelling', reason: 'misspelt', sure: true }),
  ),
  ...PERHAPS.map(([from, offers]) => said(from, offers, { kind: 'grammar', reason: 'confused' })),
  {
    kind: 'grammar',
    reason: 'confused',
    find: new RegExp(`(?<=(?:${VERBS}))的(?=(?:${HOW})[^的，。]{1,6}(?:[，。！？；]|$))`, 'gu'),
    offers: () => ['得'],
  },
  {
    kind: 'grammar',
    reason: 'confused',
    find: new RegExp(
      `(?<=(?:${MANNERS}))的(?=[畫做看寫說走跑拍塗刻刮流留放加疊想聽等記縫織染捏堆磨擦])(?!.(?:布|面|作|家|法|紙|展|冊))`,
      'gu',
    ),
    offers: () => ['地'],
  },
  {
    kind: 'grammar',
    reason: 'confused',
    find: /(?<=[聽看說做走吃記認分讀])的(?=見|到(?!處|底)|出(?!口|版|現)|起(?!點|伏)|懂|完|清)/gu,
    offers: () => ['得'],
  },
  {
    kind: 'grammar',
    reason: 'confused',
    find: /應為(?=我|他|她|它|這|那|小時候|從|家)/gu,
    offers: () => ['因為'],
  },
  {
    kind: 'grammar',
    reason: 'confused',
    find: /必需(?=要|在|先|把|用|是|有|自己|不斷|\p{Script=Han}{0,2}(?:畫|做|看|等|面對))/gu,
    offers: () => ['必須'],
  },
  {
    kind: 'grammar',
    reason: 'confused',
    find: /(?<=[想會要別請])在(?=(?:次|一次)?(?:畫|做|看|加|來|出發|開始|修|塗|疊)(?!(?:布|面|室|展|冊|紙|家))(?!.{0,6}(?:時|的時候|裡|上|中)))/gu,
    offers: () => ['再'],
  },
  {
    kind: 'grammar',
    reason: 'confused',
    find: /在(?=[看做畫說聽讀走試想來](?:他|她|它|我|這|那)?一(?:次|遍|回))|(?<=[，。、])在(?=[做變磨縫拼燒印壓揉捏染織刻]成)/gu,
    offers: () => ['再'],
  },
  {
    kind: 'grammar',
    reason: 'confused',
    find: /(?<![大氣抽現印對景意具形跡想亂徵萬表])象(?=一[張個條片種座隻幅面道股場首]|在[說看]|是在)/gu,
    offers: () => ['像'],
  },
  {
    kind: 'grammar',
    reason: 'confused',
    find: /渡過(?=[^河江海溪橋]{0,6}(?:年|月|日|時光|童年|夏天|冬天|假期|歲月|夜晚|一生|時間))/gu,
    offers: () => ['度過'],
  },
  { kind: 'spelling', reason: 'shortened', find: /ㄉ/gu, offers: () => ['的'], sure: true },
  { kind: 'spelling', reason: 'shortened', find: /ㄅ(?=[，。！？]|$)/gu, offers: () => ['吧'] },
  { kind: 'spelling', reason: 'shortened', find: /ㄇ(?=[，。！？]|$)/gu, offers: () => ['嗎'] },
  {
    kind: 'spelling',
    reason: 'shortened',
    find: /[ㄋㄌ](?=[，。！？]|$)/gu,
    offers: ([sign]) => [sign === 'ㄌ' ? '了' : '呢'],
  },
  {
    kind: 'spelling',
    reason: 'doubled',
    find: /(?<![目標標靶中])的的(?!確)|(?<![一十百千])很很|我我(?!們我)|和和(?!平|氣)|是是(?!非)/gu,
    offers: ([sign]) => [sign.slice(0, 1)],
    sure: true,
  },
  ...ELSEWHERE.map(([from, offers]) =>
    said(from, offers, { kind: 'wording', reason: 'elsewhere' }),
  ),
]

export const zhTw = { slips: new Map<string, string[]>(), rules }
