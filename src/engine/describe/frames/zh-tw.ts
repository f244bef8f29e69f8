import { type Frames, SOLID } from './frames.ts'

const WISHES =
  /^(?:留住|留下|讓|把|捕捉|表達|呈現|記錄|記住|保留|保存|描繪|畫出|畫下|寫下|探索|探討|尋找|重現|喚起|喚醒|傳達|展現|紀念|表現|訴說|講述|證明|理解|找回|拍下|抓住)/u
const HOPES = /^(?:想|希望|試著|嘗試)/u
const PERSONAL = /我|咱/u

export const zhTw: Frames = {
  sentence: /我|了|是/u,
  work: (caption) =>
    /^[《「『\d]/u.test(caption)
      ? null
      : `這件作品的媒材為${caption.replace(/[，,、]\s*(?=\d+(?:\.\d+)?\s*×)/u, '，尺寸 ')}`,
  wish(fragment, speaker, named) {
    const own = speaker === 'other' && PERSONAL.test(fragment)
    const told = own ? zhTw.quoted(fragment) : fragment
    const who = speaker === 'artist' ? '我' : '創作者'
    if (WISHES.test(fragment)) return `${who}想${told}`
    if (HOPES.test(fragment)) return `${who}${told}`
    if (/^關於/u.test(fragment)) return `${named ? '作品' : '這件作品'}${fragment}`
    return /^\p{Script=Han}{1,12}的\p{Script=Han}{1,8}$/u.test(fragment)
      ? `${named ? '作品' : '這件作品'}關於${told}`
      : null
  },
  quoted: (words) =>
    `「${words.replace(/[「」“”"]/gu, (mark) => (mark === '「' || mark === '“' ? '『' : '』'))}」`,
  framed: {
    notice: (words) => `值得留意：${words}`,
    origin: (words) => `創作的起點：${words}`,
    on_view: (words) => `展出：${words}`,
    series: (words) => `系列與展覽：${words}`,
    plan: (words) => `補助的用途：${words}`,
  },
  personal: PERSONAL,
  tellsLooks: new RegExp(
    `${SOLID}|色|彩虹|黑|白|灰|藍|紅|黃|綠|棕|褐|橙|紫|粉|光|暗|亮|影調|銀鹽|青銅|銅|雕|鑄|陶|瓷|石材|大理石|鋼|裝置|錄像`,
    'u',
  ),
}
