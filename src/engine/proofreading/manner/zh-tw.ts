import { pairs, type Rule } from '../rule.ts'
import type { Manner } from './manner.ts'

type Kind = Omit<Rule, 'find' | 'offers'>

/** Words are not apart in Chinese: a pattern stands wherever it is found. */
function pointed(kind: Kind, patterns: string): Rule {
  return { ...kind, find: new RegExp(patterns.trim().split(/;\s+/u).join('|'), 'gu') }
}

function instead(kind: Kind, table: string): Rule[] {
  return pairs(table).map(([from, offers]) => ({
    ...kind,
    find: new RegExp(from, 'gu'),
    offers: (match) =>
      offers.map((offer) =>
        offer.replace(/\$(\d)/gu, (_sign, group) => match[Number(group)] ?? ''),
      ),
  }))
}

const DONE = '創作|拍攝|繪製|製作|探索|研究|觀察|記錄|實驗|修改|編織|雕刻'
const CLEARER = ['clearer_language'] as const
const TONE = ['professional_tone', 'clearer_language'] as const

export const zhTw: Manner = {
  longSentence: 60,
  leastPart: 8,
  splice: /，(?=我|它|他|她|這件|這幅|那時)/gu,
  joint: /，(?=但|不過|然而|同時|所以|因此|於是|而)|；/gu,
  clause: /\p{Script=Han}{4}/u,
  waiting:
    /(?:^|，)(?:當|如果|因為|雖然|為了|由於|即使|每當|只要|除了)[^，]*$|(?:時|之後|以後|之前|的時候|後)$/u,
  rules: [
    ...instead(
      { kind: 'wording', reason: 'wordy', goals: CLEARER },
      `(?:來?進行)(了?)(${DONE})=$2$1; 做了?一個(${DONE})的動作=$1; 因為([^，。]{1,20})的(?:關係|緣故)=因為$1; 透過([^，。]{1,20})的方式=透過$1; 在這個(?:時間點|當下)=現在; 將會=會; 邀請觀者=讓觀者; 可能(?:也許|或許)|(?:也許|或許)可能=可能; 所謂的=所謂`,
    ),
    ...instead(
      { kind: 'tone', reason: 'colloquial', goals: TONE },
      '超級?(?=[好美大喜想愛酷可])=非常; (?:蠻|滿)(?=[好多大喜可])=相當',
    ),
    pointed(
      { kind: 'tone', reason: 'colloquial', goals: TONE },
      '[啦喔耶囉嘛](?=[，。！？]|$); (?:哈哈)+; XD+; 超酷; 超讚; 很讚; 好棒; 棒棒; 酷(?![刑暑熱寒愛似]); 屌; 啥; 咧; 有夠; 東西啊; 之類的; 什麼的(?=[，。]); 掛掉; 搞',
    ),
    pointed(
      { kind: 'wording', reason: 'empty', goals: ['clearer_language', 'broader_appeal'] },
      '閾限; 永恆的?經典; 不朽的傑作; 視覺饗宴; 淋漓盡致; 令人驚艷; 邀請觀者; 觀者對話; 與觀者產生; 解構; 辯證; 本體論; 二元對立; 探討(?:了)?(?:人與|存在|生命|自我); 探索(?:了)?(?:存在|生命|自我|未知|邊界); 人性的; 存在的本質; 本質; 的可能性; 的邊界; 身體性; 物質性; 當代性; 場域; 語彙; 視覺語言; 張力; 深刻的?; 療癒; 氛圍感; 某種; 獨特的?; 獨一無二; 無限的?想像; 心靈(?:的)?(?:深處|對話|旅程); 一種(?=[^，。]{1,12}(?:感|性|氛圍|狀態))',
    ),
    pointed(
      {
        kind: 'wording',
        reason: 'praise',
        goals: ['clearer_language', 'professional_tone', 'more_engaging'],
      },
      '震撼人心; 令人驚嘆; 嘆為觀止; 絕美; 完美; 唯美; 精湛; 大師級; 驚人的?; 美不勝收; 無與倫比; 動人心弦',
    ),
    pointed(
      { kind: 'wording', reason: 'filler', goals: CLEARER },
      '真的; 非常非常; 十分十分; (?<=^|[，。])基本上; (?<=^|[，。])事實上; (?<=^|[，。])其實; 某種程度上; 說實話; 老實說; 完全地?(?=是|在); 整個(?=很|非常|都)',
    ),
    pointed(
      { kind: 'wording', reason: 'hedge', goals: TONE },
      '(?<=^|[，。])我(?:覺得|認為|想說|感覺); 可能(?=是|會); 也許; 或許; 好像(?=有點|是)',
    ),
    pointed(
      { kind: 'wording', reason: 'throat', goals: ['more_engaging', 'clearer_language'] },
      '(?<=^|[。！？])(?:身為|作為)(?:一位|一名|一個)?(?:藝術家|創作者)，; 我想說的是; 值得一提的是; 眾所周知',
    ),
    pointed(
      { kind: 'wording', reason: 'feeling', goals: ['emotional_depth'] },
      '悲傷; 傷心; 快樂; 開心; 喜悅; 情感; 情緒; 感動; 懷舊; 鄉愁; 憂鬱; 孤獨; 寂寞; 憤怒; 恐懼; 焦慮; 平靜; 溫暖; 幸福',
    ),
    pointed(
      { kind: 'wording', reason: 'vague', goals: ['technical_accuracy'] },
      '複合媒材; 綜合媒材; 各種(?:材料|媒材|技法|工具); 不同的?(?:材料|媒材|技法); 多種(?:材料|媒材|技法)',
    ),
    {
      kind: 'tone',
      reason: 'pictogram',
      goals: ['professional_tone'],
      find: /\p{Extended_Pictographic}\uFE0F?/gu,
    },
    {
      kind: 'tone',
      reason: 'exclamation',
      goals: ['professional_tone'],
      find: /！+/gu,
      offers: () => ['。'],
    },
  ],
  concrete:
    /油彩|油畫|壓克力|水彩|墨|炭筆|鉛筆|膠彩|粉彩|畫布|亞麻|紙|木板|陶土|青銅|石|筆|刮刀|罩染|層|線|棉|羊毛|織|玻璃|金屬|底片|相機|攝影/u,
  leaning: /^(?:它|這|那|他|她|然後|但|而|所以|後來|此外|不過|最後|漸漸|終於)/u,
  pointing: /它|他|她|這|那/u,
}
