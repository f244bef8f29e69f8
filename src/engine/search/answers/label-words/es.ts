import type { LabelWords } from './label-words.ts'

export const ES: LabelWords = {
  artist: `es un vermeer, un monet o un leonardo | de qué pintor es | quién lo ha hecho | de qué artista es | autor | quién lo pintó | a quién se debe | el artista quién es | es un rembrandt, picasso o monet de verdad | pintor | quién firma esto | obra de quién | quién pintó este cuadro | quién es el artista | quién es el pintor | quién lo hizo | de quién es | de quién es
    este cuadro | quién es el autor | cómo se llama el pintor | quién lo creó | quién la esculpió | qué artista | nombre del autor | nombre
    del pintor | quién lo dibujó | quién es el escultor | qué pintor lo hizo | quién hizo esta obra | se sabe quién lo pintó | por quién fue pintado | quién ha pintado esto`,
  life: `cuándo nació el artista | cuándo murió el pintor | en qué época vivió el pintor | sigue vivo el pintor | cuáles son las fechas
    del artista | a qué edad murió el artista | en qué siglo vivió el artista`,
  date: `cuándo se realizó | cuántos siglos tiene | en qué fecha se pintó | cuándo lo hizo | de cuándo es más o menos | cuándo se pintó | fecha | de qué década | es medieval | es del siglo diecinueve | qué periodo | de cuándo data | data de qué año | cuándo fue hecho | cuándo lo pintó | de qué año es | en qué año se hizo | cuántos años tiene | cuál es la fecha | de cuándo es | de
    qué siglo es | cuándo fue pintado | de qué época es | en qué año | qué antigüedad tiene | cuándo se hizo | en qué año se pintó | cuándo se creó | cuándo se terminó | es
    muy antiguo | cuántos años tiene el cuadro | hace cuánto se pintó`,
  span: `cuánto le llevó | cuánto tardó en pintarlo | cuánto tiempo llevó | cuántos años tardó | cuánto tiempo tardó en hacerlo | cuánto tardaron | en
    cuánto tiempo lo pintó`,
  size: `qué medidas tiene | cuáles son sus dimensiones | cuánto mide de largo | cuántos centímetros mide | es grande o pequeño | cuánto mide | alto y ancho | cuántos metros | es enorme | es más grande que una persona | tamaño real | qué formato tiene | qué tamaño tiene | cuáles son las medidas | es grande | qué dimensiones tiene | es muy grande | qué altura tiene | cuánto
    mide de alto | cuánto mide de ancho | dimensiones | es pequeño | cómo de grande es | qué tan grande es | cuál es el tamaño del cuadro | cuánto mide en la realidad`,
  medium: `óleo, acuarela, temple o pastel | qué técnica se empleó | es tela o madera | con qué materiales se hizo | qué tipo de pintura usó | es papel o lienzo | qué clase de piedra es | de qué está hecho | óleo o acrílico | es una estampa, una pintura o un dibujo | piedra o yeso | lienzo, tabla o papel | materiales | con qué técnica está hecho | con qué está pintado | qué materiales usó | qué técnica es | es óleo sobre lienzo | sobre qué está
    pintado | es una pintura al óleo | está pintado en madera | qué material es | de qué material es | qué tipo de pintura es | es de mármol o de bronce | qué soporte
    tiene | es un fresco | está pintado directamente en la pared | cómo está pintado, en lienzo o en tabla | qué técnica usó | con qué pintura lo hizo | de qué es`,
  place: `dónde guardan el original | dónde lo tienen | en qué sala está | dónde cuelga | en qué país lo puedo ver | dónde se halla | qué ciudad lo tiene | en qué galería está | dónde está | dónde lo encuentro | a qué ciudad hay que ir | dónde lo guardan | sigue en italia | qué museo | museo | está en una colección privada | dónde se puede visitar | dónde se encuentra | en qué museo está | dónde se puede ver | dónde está ahora | dónde lo puedo ver | está en
    París | está en el Louvre | está en el Prado | en qué ciudad está | en qué país está | dónde está el original | dónde está el verdadero | de quién es ahora | dónde se conserva | dónde
    está expuesto | dónde está colgado | qué museo lo tiene | dónde se exhibe | número de inventario | en qué colección está | a quién pertenece`,
  visit: `a qué hora cierran | abren el domingo o el lunes | se puede ver | se puede visitar | está expuesto ahora | cuánto cuesta la entrada | cuál es el horario | está abierto el
    museo | a qué hora abre el museo | el público puede verlo | qué precio tiene la entrada | se pueden hacer fotos`,
  names: `cómo se titula en holandés | qué título tiene | el nombre original | cómo lo llaman en francés | tiene otro título | cuál es el nombre de la obra | cómo se llama | cómo lo llaman los italianos | título completo | el título en versión original | cómo se dice en inglés | qué nombre tiene la obra | cómo se titula | cuál es el título | cuál es el título original | tiene otro nombre | cómo se llama en inglés | cómo se
    llama este cuadro | cuál es su nombre | qué otros nombres tiene | cómo se dice en francés | cuál es el verdadero título | cómo se llama en italiano, japonés, neerlandés, alemán, noruego, chino o español | su nombre en el idioma original | cómo se llama la obra en otros idiomas`,
  kind: `qué estilo es | a qué movimiento pertenece | qué género es | es impresionista | es barroco | qué corriente es | de qué estilo
    es | es del renacimiento | qué tipo de arte es | a qué estilo pertenece | qué tipo de cuadro es`,
}
