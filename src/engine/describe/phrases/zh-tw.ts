import type { DescribePhrases } from './phrases.ts'

export const zhTw: DescribePhrases = {
  colours: (speaker, colours, tone) => {
    const tones = tone ? `，調子偏${{ dark: '暗', light: '亮' }[tone]}` : ''
    const isMine = speaker === 'artist'
    if (colours.length === 0)
      return `${isMine ? '在這件作品裡，我用了' : '畫面有'}許多顏色，沒有一種特別突出${tones}。`
    const named = [...colours.slice(0, -2), colours.slice(-2).join('和')].join('、')
    return isMine ? `在這件作品裡，我主要用${named}${tones}。` : `畫面以${named}為主${tones}。`
  },
  questions: {
    told: {
      work_title: '作品的標題是什麼？是哪一年的作品？',
      subject: '這是什麼？請像在電話裡一樣，說出看得見的東西。',
      medium_details: '它用什麼做成、怎麼做的？請寫出材料、底材與尺寸。',
      artistic_intent: '您想藉這件作品做什麼？用自己的話寫一句就夠了。',
      notice: '如果觀眾只留意一樣東西，應該是什麼？',
      origin: '這件作品從哪裡開始：一個地方、一個人，還是看見的某樣東西？',
      on_view: '大家可以在哪裡看到這件作品？',
      series: '它屬於哪個系列？曾在哪裡展出？',
      plan: '補助經費將用在哪裡、何時完成、誰會看到成果？',
    },
    audience: (audience) => `您的讀者是「${audience}」：文中哪個詞他們可能不懂？`,
    emotion: '創作中的某個確切時刻，您有什麼感受？請描述那個時刻，而不是感受的名稱。',
    otherLanguage: '您的部分文字似乎是另一種語言。我們照原文保留：要不要翻譯？',
    leftOut: '篇幅有限，無法全部放入。長版保留了每一句：哪一句對您最重要？',
  },
  unserved: {
    more_engaging: '您的文字開頭已經很具體，或沒有能放在最前面的具體句子。我們沒有更動順序。',
    clearer_language: '我們沒有找到筆誤、贅語、說得很少的詞，也沒有過長的句子。',
    professional_tone: '我們沒有找到需要更動的口語或驚嘆號。',
    emotional_depth:
      '感受要由您來說，我們不會編造。寫在「創作意圖」欄的話會補進去；下方的問題或許有幫助。',
    technical_accuracy:
      '關於媒材，我們知道的不比您的文字多。請寫在「媒材與技法」欄，我們會補進去。',
    broader_appeal: '我們沒有找到能夠解釋的專門用語。下方的問題或許有幫助。',
  },
}
