/** What is told of works: how they were made, named, ordered, sold, hurt and read. A row a kind, read by `thesaurus.ts`. */
export const WORK_WORDS = `
~ true, real, really, truly, happened, actual*, invent*, made it up, made up, exist*, imagin*, truth, fact, facts | vrai*, reel*, reellement, invent*, exist*, imagin*, verite, authenti*, veritable* | real, reales, realmente, verdad*, autentic*, verdader*, invent*, exist*, imagin*, ocurrio, sucedio | 真, 實, 存在, 虛構, 想像, 憑空
story, event*, happen*, took place | histoire, evenement*, s'est vraiment passe, passe, recit, ont lieu, eut lieu | historia, hecho*, suceso*, acontec*, ocurri*, sucedi* | 故事, 事件, 發生, 真有其事
~~ large*, big*, huge, size, too large, enormous | grand*, gros*, taille, immense* | grande*, enorm*, tamano | 大
title*, name, names, named, called, calls, nickname | titre*, nom, noms, nomm*, appel*, surnom* | titulo*, nombre*, llam*, sobrenombre | 畫名, 名稱, 稱為, 標題, 取名, 為什麼叫, 叫做, 稱之為, 書名, 名字, 俗稱
order, ordered, orders, commission*, patron*, painted for, made for | command*, mecene*, pour qui | encarg*, mecenas, cliente*, para quien | 委託, 訂, 贊助, 委製, 為誰
stole, stolen, steal, theft, thief, thieves, robber*, recovered | vole, volee, voler, voleu*, derobe*, vol, recupere* | robad*, robo, robaron, robar, ladron*, recuper* | 偷, 竊, 賊, 搶, 失竊
bought, buy, sold, sale, sell, auction*, acquire* | achet*, vend*, vente, encheres, acqui* | compr*, vend*, venta, subasta*, adquir* | 購, 賣, 拍賣, 買, 售
price*, paid, pay, cost*, worth, guilder*, francs, crowns, money, dollars, value, earn* | prix, paye*, paya, cout*, florin*, francs, ecus, dollars, valeur | precio*, pag*, cobr*, costo, cuesta, cuestan, florin*, francos, escudos, dinero, dolares, vale | 價, 多少錢, 美元, 萬元, 荷蘭盾, 法郎, 支付, 付了, 酬, 薪
owner*, owned, possess* | proprietaire*, possed*, appart* | dueno*, propietari*, posey*, pertenec* | 主人, 擁有, 藏家
damage*, deteriorat*, torn, tore, crack*, hurt, destroy*, accident | abim*, endommag*, deterior*, dechir*, accident, degat*, fissur* | dano*, danad*, danar*, deterior*, desgarr*, rasg*, accident*, grieta* | 損, 壞, 受創, 撕裂, 裂, 劣化
restor*, clean*, varnish* | restaur*, nettoy*, vernis | restaur*, limpi*, barniz* | 修復, 清洗, 清潔, 凡尼斯, 清漆
cut, trimmed, cropped | coupe*, rogn*, decoup* | corta*, corto, recort* | 裁, 切掉, 切去, 切除, 剪去
attack*, slash*, vandal*, spray*, knife | attaqu*, lacer*, vandal*, asperg*, couteau | atac*, acuchill*, vandal*, roci*, cuchill* | 攻擊, 割, 劃, 噴, 持刀
version*, replica*, variant*, impression*, copies, copy | version*, replique*, variante*, exemplaire*, copie* | version*, replica*, variante*, ejemplar*, copia* | 版本, 摹本, 複製, 臨摹, 複本, 另一個版, 印本
how many copies, made, blocks, impressions | exemplaires, tirage*, epreuve* | ejemplares, copias, tirada* | 印了, 印製, 張數, 幾張
series, cycle, companion*, pair, pendant, panels | serie*, cycle, pendant*, paire, panneaux | serie*, ciclo, pareja, companer*, tablas | 系列, 組畫, 姊妹作, 成對, 一對, 伴
inspir*, influenc* | inspir*, influenc* | inspir*, influ* | 影響, 啟發, 靈感
film, films, movie*, novel*, musical, screen | film*, roman, romans, cinema, ecran, comedie musicale | pelicula*, cine, novela*, musical, pantalla | 電影, 小說, 音樂劇
smuggled, hidden, hide, conceal*, secret* | cach*, secret*, dissimul* | escond*, ocult*, secret* | 隱藏, 藏著, 秘密
mean*, symbol*, signif*, stand for, stands for | signifi*, symbol*, sens, represente, veut dire, veulent dire | signific*, simbol*, sentido, representa, quiere decir, quieren decir | 象徵, 意義, 意思, 含義, 寓意, 代表 | symbolism
famous, fame, celebrated, popular, best known, recognised, renown | celebre*, celebrite, renommee, connu*, gloire, fameu* | famos*, fama, conocid*, celebre*, popular* | 有名, 知名, 名氣, 聞名, 家喻戶曉, 出名, 盛名, 名聲 | reception
critic*, review*, reception, received, salon | critiqu*, accueil*, salon | critic*, recib*, acogida, salon | 評論, 批評, 評價, 沙龍 | reception
technique*, brush*, stroke*, glaze* | technique*, pinceau*, touche, touches, facture | tecnica*, pincel*, pincelada* | 技法, 筆觸, 筆法 | technique
debate*, disput*, doubt*, settled, open question | debat*, controvers*, dout*, tranch* | debat*, controv*, polemi*, dud*, discut*, sigue abiert* | 爭議, 爭論, 疑問, 定論 | debate
~ self-portrait, himself, portrait of himself | lui-meme, autoportrait, s'est represente | si mismo, autorretrato, se ha pintado, se pinto | 自己, 自畫像
is he painting, he paints, large canvas, big canvas, huge canvas, on the canvas | peint le peintre, que peint, grande toile, toile geante | esta pintando, que pinta, gran lienzo, lienzo gigante | 在畫什麼, 畫什麼, 大畫布, 大幅畫布, 巨大的畫布, 那幅巨大
finish*, unfinished, complet*, took, months, weeks | achev*, inachev*, mois, semaines, ans | termin*, acab*, inacabad*, inconclus*, meses, semanas | 完成, 歷時, 個月, 未完
last major, last great, last painting, last work, last | dernier*, derniere* | ultim* | 最後
war, wars, nazi*, occup*, looted, bunker | guerre*, nazi*, occup*, pille* | guerra*, nazi*, ocup*, saque* | 戰爭, 納粹, 佔領, 掠奪, 二戰
chang*, fade*, repaint*, overpaint*, darken*, yellowed, discolour* | chang*, pali*, repeint*, surpeint*, fonc*, jauni*, noirci*, bruni* | cambi*, palidec*, desva*, repint*, oscurec*, amarille*, pardo* | 變暗, 變色, 改過, 重畫, 塗改, 改畫, 褪, 變成, 變化, 變過
print*, woodblock, block* | imprim*, estampe*, planche*, bois | imprim*, impres*, estampa*, plancha*, bloque* | 印刷, 版畫, 套印, 刻版, 雕版
fault, blame*, responsib*, incompeten*, scandal* | faute, respons*, coupable*, incompeten*, scandale* | culp*, respons*, incompeten*, escandal* | 過失, 責任, 無能, 醜聞, 的錯
leave, left, lent, loan, travel* | quitt*, pret*, voyag* | salido, salio, prest*, viaj*, abandon* | 離開, 借展, 外借, 出借
arriv*, bequest*, came to, acquired | arriv*, legs, entree, acqui* | lleg*, legado, entro, adquir* | 來到, 進入, 遺贈, 取得
politic*, revolution*, party | politi*, revolution* | politic*, revolucion* | 政治, 革命
accurate, exact*, position, astronom* | exact*, fidele*, astronom* | exact*, fiel*, astronom* | 正確, 準確, 精確, 天文
made of, material, ground from | fait de, matiere | hecho de, materia | 材料
wrong, impossible, mistake*, error* | faux, fausse*, impossible*, erreur* | falso, imposible*, error* , encaj* | 不對, 錯誤, 不可能, 出錯
drawn from, studio, on the spot, easel, worked | sur place, atelier, chevalet | taller, caballete, al natural | 現場, 畫架, 畫室, 寫生
real identity, identified, identity | identifi*, identite | identific*, identidad | 身分, 身份
portrait*, likeness | portrait* | retrat* | 肖像
wave, tsunami, rogue wave | tsunami*, raz-de-maree | tsunami*, maremoto | 海嘯
`
