/**
 * Articles in the form in which Wikipedia gives whole ones: plain text with headings. Written for
 * the tests.
 */
export const MADAME_X_ARTICLE = {
  en: `Portrait of Madame X is a painting by John Singer Sargent of a young socialite, Virginie Amélie Avegno Gautreau. It was shown at the Paris Salon of 1884. The painter kept it for over thirty years before he sold it to the museum.

A woman in a black satin dress stands beside a low round table. Her head is turned in profile, and her right arm leans on the table.


== Background ==
Gautreau was born in New Orleans and grew up in France. She had married a Parisian banker. Sargent asked a friend to tell her that he wished to paint her.
He made about thirty drawings in pencil and watercolour before he began the canvas. In the summer of 1883 he worked at her house in Brittany.


== Description ==
Her skin is pale, almost lavender, against the dark brown ground. The dress has a deep heart-shaped neckline and two jewelled straps. In the first version one of the straps had slipped from her shoulder. Sargent repainted it after the exhibition, in its place on the shoulder.
A thin crescent of diamonds sits in her hair.


=== Technique ===
X-rays of the canvas show that the outline of the head was moved several times. The background was first a bluish green.


== Reception ==
At the Salon visitors laughed in front of the picture. Critics wrote that the skin looked like that of a corpse. Her mother asked the painter to withdraw the portrait, and he refused.
Sargent left Paris for London soon after. In 1916 he sold the painting to the Metropolitan Museum of Art for 1,000 pounds. He wrote to its director: “I suppose it is the best thing I have done.”


== See also ==
List of works by John Singer Sargent


== References ==
Some book. Another book that nobody needs to read.
`,
  fr: `Le Portrait de Madame X est un tableau peint par John Singer Sargent en 1884. Il fut exposé au Salon de Paris en juin 1884. Le modèle est Virginie Amélie Avegno Gautreau.


== Histoire ==
Le peintre fit une trentaine de dessins avant de commencer la toile. Au Salon, le public rit devant le tableau. La mère du modèle demanda que le portrait fût retiré.
Le peintre refusa de le retirer. En 1916, il vendit la toile au Metropolitan Museum of Art.


== Description ==
Une femme en robe noire se tient debout près d’une table ronde. La tête est tournée de profil. La peau est très pâle sur le fond brun. Une bretelle glissait de l’épaule dans la première version. Le peintre la remit en place après le Salon.
`,
  es: `El Retrato de Madame X es un cuadro del pintor John Singer Sargent, expuesto en el Salón de 1884. La modelo es Virginie Amélie Avegno Gautreau. El pintor conservó el cuadro en su taller durante más de treinta años.


== Historia ==
El pintor hizo unos treinta dibujos antes de empezar el lienzo. En el Salón, el público se rió delante del cuadro. La madre de la modelo pidió que se retirara el retrato. El pintor se negó a retirarlo.
En 1916 vendió el lienzo al Museo Metropolitano de Arte.


== Descripción ==
Una mujer con vestido negro está de pie junto a una mesa redonda. La cabeza está vuelta de perfil. La piel es muy pálida sobre el fondo pardo.
`,
  zh: `《X夫人》是約翰·辛格·薩金特於1884年5月完成的肖像畫。這幅畫曾在巴黎沙龍展出。畫家把這幅畫留在畫室裡三十多年。


== 背景 ==
畫家在動筆之前畫了大約三十張素描。1883年夏天，他在布列塔尼作畫。她的母親要求撤下這幅肖像。畫家拒絕了這項要求。


== 內容 ==
畫中女子身穿黑色禮服，站在圓桌旁邊。她的頭轉向側面，右手撐在桌上。膚色蒼白，背景是深褐色。最初的版本中，一條肩帶從肩上滑落。
`,
}

export const POTATO_EATERS_ARTICLE = `The Potato Eaters is an oil painting by Vincent van Gogh, made in April and May 1885 in Nuenen. Five people sit around a table under an oil lamp and eat potatoes.


== Making ==
The painter drew some forty studies of peasant heads during the winter. He wrote to his brother that he wanted to show people who had dug the earth with the very hands they put in the dish.
He made a lithograph of the composition in April 1885.


== Reception ==
His friend Anthon van Rappard criticised the lithograph sharply in a letter. The friendship did not recover from it.


== Theft ==
An early version was stolen from a museum in Otterlo in 1988 and was recovered later.
`
