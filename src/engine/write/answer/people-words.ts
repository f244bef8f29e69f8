/** Who and what people are, wear, do and suffer. A row a kind, read by `thesaurus.ts`. */
export const PEOPLE_WORDS = `
girl*, little girl, child, children, infanta, princess*, daughter*, kid | fille, filles, fillette*, enfant*, infante*, princesse* | nina, ninas, infanta, princesa, hija, chica, muchacha, criatura | 女孩, 公主, 孩, 女兒, 少女
boy, boys, lad, youth | garcon, garcons, fils | nino, ninos, chico, muchacho, hijo | 男孩, 男童, 少年
~ woman, women, lady, ladies, sitter | femme, femmes, dame, dames, vieille, modele | mujer, mujeres, dama, damas, anciana, retratada | 女人, 女子, 婦, 女士, 老太太, 畫中人
~ man, men, gentleman, gentlemen, guy, male | homme, hommes, monsieur, masculin* | hombre, hombres, senor, caballero, masculin* | 男
~ people, person, persons, figure, figures, everyone, crowd | gens, personne, personnes, personnage*, figure, figures, foule | gente, persona, personas, personaje*, figura, figuras | 人物, 人群, 眾人, 多少人, 幾個人, 人數, 位人物
model, models, pose, posed, posing | modele*, pose, posa, poser | modelo, modelos, poso, posar, posara, posaba | 模特兒, 擺過姿勢, 擺姿勢, 充當, 當模
maid, maids, servant*, barmaid*, waitress* | servante*, bonne, serveuse*, laitiere, domestique* | criada*, sirvient*, camarera*, lechera, moza | 女僕, 僕人, 女侍, 侍女
waiter* | serveur, garcon de cafe | camarero* | 侍者, 服務生
servant, waiter*, white | serveur, garcon, blanc | camarero, blanco | 侍者, 白
dwarf* | nain, naine, nains, naines | enan* | 侏儒
king, queen, royal couple, monarch* | roi, rois, reine, souverain* | rey, reyes, reina | 國王, 王后, 王室
worker*, workmen, builder*, mason*, labourer* | ouvrier*, macon*, batisseur* | obrer*, albanil*, cantero* | 工人, 工匠
spectator*, audience, onlooker*, watching | spectateur*, spectatrice*, public, assistance | espectador*, publico, asistentes | 觀眾, 旁觀, 旁邊看
churchman, bishop*, priest*, monk*, saint* | eveque*, pretre*, moine*, saint, saints, sainte* | obispo*, sacerdote*, monje*, santo*, santa* | 主教, 神父, 修士, 聖人
angel*, cupid*, putto, putti, baby | ange, anges, cupidon, amour, putti, bebe | angel*, cupido, amorcillo*, bebe | 天使, 丘比特, 小愛神, 嬰兒
soldier*, troops, firing squad | soldat*, troupe*, peloton | soldado*, tropa*, peloton | 士兵, 軍人, 法軍
captain*, officer* | capitaine*, officier* | capitan*, oficial* | 隊長, 船長, 軍官
lover*, couple*, embrac* | amant*, couple, amoureux, etreint* | amante*, pareja, enamorad*, abraz* | 情侶, 戀人, 愛侶, 男女, 夫妻
husband*, wife, wives, married, marry, marries, marriage, wedding | mari, epou*, il marie, elle mariee, maries, mariee, mariage, marient, se marier, noce* | marido, espos*, casad*, casando, casan, casarse, matrimonio, boda | 丈夫, 太太, 妻, 結婚, 嫁
dead, death, corpse*, died, dying | mort, morts, cadavre*, mourant* | muert*, cadaver*, moribund* | 死, 屍
kill*, murder*, stabb*, assassin* | tue, tua, tuer, assassin*, meurtr*, poignard* | mato, matar, asesin*, apunal* | 殺, 刺, 兇手
shot, shoot*, execut*, firing | fusill*, tire, tirent, execut* | fusil*, dispar*, ejecut* | 槍決, 處決, 槍殺
surviv*, alive, rescued, lived | surviv*, survecu*, vivant*, vivaient, en vie, rescape* | sobrevi*, supervivient*, vivos, vivian, con vida | 生還, 活下來, 倖存, 活著, 存活, 還活
eat*, ate, eaten, flesh, cannibal* | mang*, chair, cannibal* | comi*, comer, comieron, carne, canibal* | 吃, 人肉
face, faces, expression | visage*, expression | rostro*, cara, caras, expresion | 臉, 面孔, 表情, 面容
eyebrow*, brows | sourcil* | ceja* | 眉
eyelash* | cils | pestana* | 睫毛
mouth*, lips | bouche*, levre* | boca*, labio* | 嘴, 唇
hand, hands, palm, palms, fist | main, mains, paume*, poing* | mano, manos, palma*, puno | 牽手, 雙手, 右手, 左手, 手掌, 手心, 手指, 的手, 手裡, 手上, 伸手, 之手
~ hold, holds, holding, stick, staff | tient, tiennent, tenant, baton, canne | sostiene*, lleva en, baston | 手拿, 拿著, 握, 持, 手杖
~ look*, gaz*, stare*, watch*, see, sees | regard*, contempl* | mira*, contempl* | 看, 凝視, 目光, 望
from behind, back, turned away | de dos, dos, dorsal | de espaldas, espalda* | 背影, 背對, 背面
hair | cheveu*, chevelure | pelo, cabello*, melena | 頭髮, 髮
~ wear, wears, wearing, dress*, clothe*, clothing, garment*, robe, robes, costume*, coat, jacket, sleeve*, skirt, veil, gauze | habill*, vetu*, vetement*, robe*, costume*, habit, tenue, veste, manche*, jupe, voile, gaze | ropa*, vestid*, viste, traje*, prenda*, lleva puesto, manga*, falda, velo, gasa, tunica* | 穿著, 身穿, 穿什麼, 穿的, 衣, 裙, 袍, 服, 袖, 紗
turban*, headscarf, scarf, hat, cap | turban*, foulard, coiffe, chapeau, bonnet | turbante*, panuelo, tocado, sombrero, gorro | 頭巾, 帽
naked, nude*, undressed, unclothed, wears nothing | nu, nue, nus, nues, nudite, devetu* | desnud* | 裸, 沒穿, 什麼也沒穿, 一絲不掛
shoe*, boot*, feet, foot, legs, slipper*, clogs | chaussure*, soulier*, bottine*, pied, pieds, jambe* | zapato*, botin*, botas, pie, pies, pierna* | 鞋, 靴, 腳, 腿
jewel*, necklace, locket, ring | bijou*, collier, medaillon, bague | joya*, collar, medallon, anillo | 珠寶, 首飾, 項鍊
pearl* | perle* | perla* | 珍珠
pregnan*, expecting, given birth, borne | enceinte*, grossesse, accouch* | embaraz*, encinta*, parid*, parto | 懷孕, 孕, 生產, 生育
disease*, illness, sick, ill, skin disease | malad* | enferm* | 生病, 疾病, 皮膚病, 病痛
mad, madman, madness, insane, crazy, asylum, hallucinat*, breakdown | fou, folle, folie, asile, hallucin*, dement, hopital, crise, internement | loco, loca, locura, manicomio, alucina*, psiquiatric*, sanatorio, hospital, crisis, asilo | 瘋, 療養院, 精神病, 幻覺
sad*, melanchol*, lonel*, unhappy, detached, weary | trist*, melancol*, seule, solitude, absente, lass* | trist*, melancol*, soledad, ausente, cansad* | 悲傷, 憂, 傷心, 寂寞, 孤獨, 疏離, 落寞
anxi*, fear*, afraid, dread | angoiss*, peur, anxi* | angusti*, miedo, ansiedad | 焦慮, 恐懼, 害怕
smil*, cheerful | souri*, joyeuse | sonri*, alegre | 笑, 快活
scream*, cry, cries, shout* | cri, cris, crie, crier, hurl* | grit* | 尖叫, 吶喊, 叫喊, 叫聲
christ*, jesus | christ*, jesus | cristo, jesus | 基督, 耶穌
last supper, judas | cene, judas | ultima cena, judas | 最後的晚餐, 猶大
craftsm*, victims, condemned, insurgent*, suspect* | condamn*, victime*, artisan*, insurg* | condenad*, victima*, artesan*, insurrect* | 被捕, 定罪, 工匠, 起義
aged, years old, year-old, age, seventy | age, agee, ans | edad, anos | 歲, 年紀, 年齡
know, knew, friend* | connai*, connu, ami, amis, amie* | conoc*, amig* | 認識, 朋友, 友人
danc* | dans* | bail*, danza* | 跳舞, 起舞, 舞者
kiss* | baiser, embrass* | bes* | 親吻, 接吻, 吻
wav*, signal*, beckon* | font-ils signe, font signe, fait signe, signaux, agite*, agitent | senas, senal, senales, agita* | 揮
pour*, milk | vers*, lait | viert*, leche | 倒牛奶, 倒出, 斟, 牛奶
`
