import type { SpelledLanguage } from './speller.ts'

const words = (list: string) => new Set(list.trim().split(/\s+/u))

/** Words of studios and museums that dictionaries of the language lack. */
const EVERYWHERE = `
  ambrotype aquatint aquatinta arpillera assemblage bokashi cloisonné collotype craquelure cyanotype décollage découpage
  ebru encaustic engobe ex-voto fresco frottage giclée gesso glassine glitch grattage grisaille gyotaku haiku iconostasis ikat ikebana impasto
  impasti kintsugi kirigami lapis linocut lino mezzotint mokuhanga monoprint monotype ombré origami pastiglia pentimenti pentimento
  photogram photopolymer pochoir pâte polaroid polaroids raku repoussé risograph riso sashiko scagliola sfumato sgraffito
  shibori silkscreen slipcast sotto sous-verre stucco sumi sumi-e suminagashi tempera terracotta terrazzo tronie tsutsugaki trompe-l'œil trompe-l'oeil
  ukiyo-e urushi vanitas veduta verdaccio washi wabi-sabi yupo zellige
`

export const KNOWN_WORDS: Record<SpelledLanguage, ReadonlySet<string>> = {
  en: words(`${EVERYWHERE} biro biros paynes liminal liminality recontextualise recontextualises recontextualising recontextualisation positionality worldmaking autofiction
    anthotype anthotypes artworks biomorphic blockprint brushwork brushmark brushmarks charcoals chromogenic crosshatching darkroom deaccessioned dibond
    drypoint duotone earthenware encaustics felted figural fineliner fineliners foamcore gelli gouaches hahnemühle handmade handwoven
    kiln-fired linocuts macrame macramé mark-making markmaking maquette maquettes masonite monochromes monoprints monotypes mylar oilstick
    oilsticks overpainted overpainting paintstick palimpsest papercut papercuts patinated photobook photogravure plexiglass plein-air porcelains postcolonial posca
    readymade readymades riso-printed screenprint screenprints screenprinted slipware stoneware tarlatan tondo underpainted underpainting unprimed unstretched woodblock woodcuts woodgrain wet-plate zine zines`),
  fr: words(`${EVERYWHERE} liminal liminale liminales liminaux liminalité iconique iconiques performatif performative décolonial décoloniale réflexif questionnement questionnements
    acrylique acryliques aquatinte artiste-auteur bas-relief bas-reliefs biomorphique brossé carborundum cartel clair-obscur contrecollé contrecollée cyanotypes dessins empâtement empâtements
    engobes estampage estampe expographie glacis grattages haut-relief inkjet kakemono linogravure linogravures marouflé marouflée marouflage médium médiums monochromes monotypes mouillé numérique
    photogramme photogrammes plasticien plasticienne porte-folio raclé raclée résiné scénographié sérigraphie sérigraphies sérigraphié sgraffite sténopé street-art taille-douce tampographie technique terre-cuite tressée vernissage xylographie xylogravure zine fanzine fanzines`),
  es: words(`${EVERYWHERE} super autodidacta liminal liminales liminalidad resignificar resignifica resignificación performativo performativa decolonial curatorial interdisciplinar
    acrílicos aguafuerte aguafuertes aguatinta bajorrelieve carboncillo carborundo cianotipia cianotipias claroscuro dibond ecolina encausto engobes esgrafiado esgrafiados estampación fanzine fanzines
    fotograbado fotograma fotogramas fotopolímero giclée gofrado gofrados grabadora linograbado linograbados linóleo litografía macramé matérico matérica matéricas matéricos monotipia monotipias monotipo monotipos
    performática performático plumilla puntillismo rascado resina risografía serigrafía serigrafiada serigrafiado sumi-e tapices tarlatana temple texturado texturada veladura veladuras vídeo-instalación videoarte videoinstalación xilografía xilografías xilográfica`),
}
