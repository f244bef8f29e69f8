/** What is to be seen besides people: nature, buildings, things, colours, places in the picture. A row a kind, read by `thesaurus.ts`. */
export const THING_WORDS = `
sky, skies | ciel, cieux | cielo* | 天空, 天上
star, stars, constellation* | etoile, etoiles, constellation* | estrella, estrellas, constelacion* | 星星, 恆星, 星空, 繁星, 星座, 顆星, 晨星, 星辰
moon | lune | luna | 月亮, 彎月, 新月, 月光
sun, sunset, sunrise | soleil, couchant, levant | sol, atardecer*, amanecer* | 太陽, 日落, 夕陽, 日出
cloud*, fog, mist | nuage*, brume*, brouillard | nube*, niebla, bruma* | 雲, 霧
swirl*, spiral*, whirl*, contorted, twist* | tourbillon*, spirale*, tournoie*, contourn* | remolin*, espiral*, moverse, mueve, retorci* | 旋轉, 漩渦, 旋渦, 螺旋, 扭曲, 渦
light, lights, lamp*, lantern*, candle* | lumiere*, lampe*, lanterne*, bougie* | luz, luces, lampara*, farol*, linterna*, vela | 光線, 光源, 的光, 光是, 光從, 亮光, 光芒, 陽光, 光束, 光落, 光照, 燈, 蠟燭
dark, shadow*, darkness | sombre*, ombre, ombres, obscur* | oscur*, sombra*, penumbra | 暗, 影, 黑黑
night*, day, daylight, daytime, dusk | nuit*, jour, diurne, plein jour | noche*, dia, diurn*, de dia | 夜, 晚上, 白天, 白晝
time of day, what time, afternoon, morning, evening, dawn, hour | moment de la journee, apres-midi, heure, matin, soir, aube | hora, tarde, manana, alba, amanecer | 時刻, 時辰, 下午, 午後, 早晨, 早上, 清晨, 傍晚, 黃昏
season*, winter, summer, spring, autumn | saison*, hiver, l'ete, en ete, printemps, automne | estacion*, invierno*, verano, primavera, otono | 季, 冬, 夏天, 春天, 秋天
mountain*, peak, hill, hills | montagne*, mont, colline*, sommet* | montana*, monte, colina*, cumbre | 山
tree, trees, cypress* | arbre*, cypres | arbol*, cipres* | 樹, 柏
flower*, meadow, sunflower* | fleur*, pre, tournesol* | flor, flores, prado, girasol* | 花(?![了費]), 草地, 向日葵
bird, birds, crow, crows | oiseau* | ave, aves, pajaro*, cuervo* | 鳥, 烏鴉
animal*, beast*, creature* | animal, animaux, bete* | animal*, bestia* | 動物
harbour*, harbor*, port, ports | port, ports | puerto* | 港
skull*, skeleton* | crane*, tete de mort, squelette* | calavera*, craneo, esqueleto* | 骷髏, 頭骨
dog, dogs, hound*, mastiff | chien* | perr*, mastin | 狗, 犬
monkey* | singe* | mono | 猴
horse*, horseback, rider*, mounted | cheval, chevaux, cavalier* | caballo*, jinete* | 騎馬, 馬匹, 騎著, 騎
chicken, fowl, hen, claw | poulet, poule, volaille, griffe* | gallina, pollo, ave, garra* | 雞, 禽, 爪
shell, shells, scallop | coquill* | concha*, venera | 貝殼, 扇貝
boat, boats, vessel* | bateau*, barque*, embarcation* | barc*, bote, botes, embarcacion* | 船, 舟
ship, ships, argus | navire* | buque*, barco, navio* | 船, 艦
sea, wave, waves, water, ocean, river | mer, vague*, eau, ocean, fleuve | mar, ola, olas, agua, oceano, rio | 海, 浪, 水, 河
village*, town | village*, bourg | pueblo*, aldea* | 村, 小鎮
church*, steeple, spire | eglise*, clocher* | iglesia*, campanario* | 教堂, 尖塔
house, houses | maison* | casa, casas | 房屋, 房子
room, chamber, apartment, studio | salle, piece, chambre*, appartement, atelier | sala, habitacion*, cuarto, estancia*, taller | 房間, 畫室, 室內
window* | fenetre* | ventana* | 窗
door, doorway, steps, gate | la porte, une porte, portes, seuil, marches | puerta, umbral, escalones | 門, 台階
mirror*, reflect* | miroir*, reflet*, reflet | espejo*, reflej* | 鏡, 倒影, 映
table*, bar, counter | table, tables, bar, comptoir | mesa, mesas, barra, mostrador | 桌, 吧台, 吧檯
~ wall, walls | mur, murs, paroi | pared, paredes, muro | 牆
~ floor, ground | sol, plancher, par terre | suelo | 地上, 地板, 地面
~ background, behind, distance | fond, arriere-plan, derriere, lointain | fondo, detras, tras, lejos, lejania | 背景, 後面, 身後, 背後, 後方, 遠方
~~ left | gauche | izquierda | 左
~~ right-hand, at the right, on the right | droite | derecha | 右
~~ top, upper, above | haut, dessus | arriba, alto, superior | 上方, 左上, 右上
~~ middle, centre, center | centre, milieu | centro, medio | 中間, 中央, 正中
~~ bottom, lower, below, underneath | bas, dessous | abajo, inferior, debajo | 下面, 下方, 底下, 左下, 右下
~~ first, earliest | premier*, premiere* | primer* | 第一, 最初, 首
cross, crosses | croix | cruz, cruces | 十字
box*, crate, chest, foot warmer, block | boite*, caisse*, coffre, chaufferette, billot | caja, cajas, cajon, calientapies | 盒, 箱, 暖腳爐
letter, letters, note | lettre, lettres, billet | carta, cartas, nota | 信上, 信中, 信裡, 信件, 封信, 寫信, 的信
writ*, inscription*, inscrib*, wrote, reads, capital letters | ecrit*, inscri*, mots, lettres capitales | escrit*, inscri*, pone, letrero, mayusculas | 寫, 題字, 銘文, 刻著, 文字, 字樣, 字跡, 那行字, 大寫, 什麼字, 題款
sign*, unsigned | signe, signee, signature*, signa, signer | firm* | 簽名, 署名, 落款, 簽
inn sign, signboard, inn | enseigne*, auberge | letrero, muestra, rotulo, posada, meson, venta | 招牌, 客棧
bottle*, drink*, beer, champagne, wine | bouteille*, boisson*, biere*, champagne, vin, vins | botella*, bebida*, cerveza*, champan*, vino* | 酒, 瓶, 飲料
cafe, coffee house, terrace | cafe, cafes, terrasse | cafe, terraza | 咖啡館, 咖啡, 露台
park, island | parc, ile | parque, isla | 公園, 島
fire, fires, flame* | feu, flamme* | fuego*, hoguera, fogata | 火
ice, skat*, frozen, pond* | glace*, gele*, patin*, etang* | hielo, helad*, patina*, estanque* | 冰
snow* | neige* | nieve*, nevad* | 雪
hunt*, catch, caught, game, fox | chass*, proie, gibier, renard | caz*, presa, pieza, zorr* | 獵, 捕, 抓到, 狐
bath*, bathtub, tub | bain, baignoire | bano, banera | 浴缸, 浴
triangle* | triangle* | triangul* | 三角
dot, dots, pointillis* | points, point, pointill* | puntos, punto, puntill* | 小點, 色點, 點畫, 點描, 圓點, 用點
pattern*, ornament*, rectangles, circles, angular | motif*, ornement*, rectangle*, cercle*, anguleu* | motivo*, ornament*, dibujo*, adorno*, rectangul*, circul*, angulos* | 花紋, 圖案, 紋樣, 紋飾, 方形, 圓形, 圓圈, 裝飾
cliff*, precipice, edge, brink, slope | falaise, precipice, bord, vide, pente | precipicio, abismo, acantilado, borde, pendiente | 懸崖, 崖, 斜坡, 邊緣
wheat, grain, glean*, harvest* | ble, grain*, glan*, moisson* | trigo, grano*, espig*, cosech*, sieg* | 麥, 穗, 收割, 穀
colour*, color*, palette, hue* | couleur*, palette, tons | color*, paleta, tonos | 色, 調色
~ blue, blues | bleu* | azul* | 藍
~ red | rouge* | rojo, rojos, roja, rojas | 紅
~ yellow, yellows | jaune* | amarill* | 黃
~ green | vert, verte, verts, vertes | verde* | 綠
~ white | blanc, blancs, blanche* | blanc* | 白
~ black | noir* | negro, negra, negros, negras | 黑
gold, golden, gilt | or, dore*, feuille d'or | oro, dorad*, pan de oro | 金
blue, ultramarine, prussian, indigo, lapis | bleu*, outremer, prusse, indigo, lapis | azul*, ultramar, prusia, indigo, lapislazuli | 藍, 群青, 普魯士, 靛
pigment*, ultramarine, prussian, vermilion, lapis | pigment*, outremer, prusse, vermillon, lapis | pigmento*, ultramar, prusia, bermellon, lapislazuli | 顏料, 群青, 普魯士, 朱砂
blur*, hazy, vague*, unclear | flou*, brumeu*, vague* | borros*, difus*, vag[oa] | 模糊, 朦朧
mark, stain*, spot, trace | tache*, marque*, trace | mancha*, marca*, huella | 痕, 斑, 污, 印記
frame, frames | cadre, cadres | marco, marcos | 畫框, 外框
landscape*, view, scenery, place, scene, setting | paysage*, lieu, endroit, vue, scene, decor | paisaje*, lugar, sitio, vista, escena, escenario | 風景, 景色, 地方, 地點, 場景, 場面
`
