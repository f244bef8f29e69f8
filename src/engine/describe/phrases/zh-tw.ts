import type { DescribePhrases } from './phrases.ts'

const picture = (mine: boolean) => (mine ? '我的畫面' : '畫面')
const LINES = { horizontal: '水平方向', vertical: '垂直方向', rising: '向右上升', falling: '向右下降' }

export const zhTw: DescribePhrases = {
  format: (mine, shape, times) =>
    shape === 'square'
      ? `${picture(mine)}的比例接近正方形。`
      : `${picture(mine)}的${shape === 'wide' ? '寬是高' : '高是寬'}的${times}倍。`,
  palette: (mine, colours) =>
    `${picture(mine)}中面積最大的顏色是${colours.map(({ name, share }) => `${name}（${share}）`).join('、')}。`,
  temperature: (warm, cool) => `暖色占${warm}，冷色占${cool}。`,
  light: (key, contrast) => {
    const tone = { low: '偏暗', middle: '明暗居中', high: '偏亮' }[key]
    const gap = { low: '很小', middle: '適中', high: '很大' }[contrast]
    return `整體${tone}，最暗與最亮處的差距${gap}。`
  },
  directions: (dominant) => `線條以${LINES[dominant]}為主。`,
  intent: (words) => `我想藉這件作品做的是：${words}`,
  medium: (words) => `媒材：${words}`,
  audience: (words) => `觀眾：${words}`,
  quoted: (words) => `創作者的話：「${words}」`,
  quotedIntent: (words) => `創作者這樣說明創作意圖：「${words}」`,
  stop: '。',
  gap: '',
  sentenceStart: /^(?:我|這|在|當|此)/u,
  questions: {
    intent: '您想藉這件作品做什麼？用自己的話寫一句就夠了。',
    medium: '它用什麼做成、怎麼做的？請寫出材料、底材與尺寸。',
    audience: (audience) => `您的讀者是「${audience}」：文中哪個詞他們可能不懂？`,
    byType: {
      artist_statement: [
        '在一件又一件的作品中，您反覆在做什麼？',
        '這件作品從哪裡開始：一個地方、一個人，還是看見的某樣東西？',
      ],
      social_media: ['創作過程中發生了什麼別人看不見的事？', '大家可以在哪裡看到這件作品？'],
      portfolio: ['作品的標題、年份和尺寸是什麼？', '它屬於哪個系列？曾在哪裡展出？'],
      gallery_label: ['作品的標題、年份和尺寸是什麼？', '如果觀眾只找一樣東西來看，應該是什麼？'],
      grant_application: ['補助經費將用在哪裡，何時完成？', '誰會在哪裡看到成果？您如何知道它成功了？'],
    },
    emotion: '創作中的某個確切時刻，您有什麼感受？請描述那個時刻，而不是感受的名稱。',
    emptyWord: (word) => `您寫了「${word}」。站在作品前的人會看到什麼？`,
    otherLanguage: '您的部分文字似乎是另一種語言。我們照原文保留：要不要翻譯？',
    leftOut: '篇幅有限，無法全部放入。長版保留了每一句：哪一句對您最重要？',
  },
  unserved: {
    more_engaging: '您的文字開頭已經很具體，我們沒有更動順序。',
    clearer_language: '我們沒有找到贅詞、可以刪去的空話或過長的句子。',
    professional_tone: '我們沒有找到需要更動的口語或驚嘆號。',
    emotional_depth: '感受要由您來說，我們不會編造。下方的問題或許有幫助。',
    technical_accuracy: '可以補充的量測結果放不下，或已經寫在您的文字裡。',
    broader_appeal: '我們沒有找到能夠解釋的專門用語。下方的問題或許有幫助。',
  },
}
