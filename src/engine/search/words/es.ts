import type { TitleWords } from './form.ts'

/** Spanish words round a title. */
export const ES: TitleWords = {
  little: 'el la los las lo un una unos unas de del al a y e en con por para sobre su',
  asking: `quien quienes que cual cuales cuando donde como porque es era son fue fueron esta estan hay ha han hizo
    pinto pintado pintada pintar pintor pintora pintura pinturas cuadro cuadros lienzo obra obras maestra arte
    escultura esculpio escultor estatua fresco grabado estampa dibujo foto fotografia imagen autor artista creo
    creado creador realizo hecho hablame hablanos habla cuentame cuenta dime dinos explicame explica explicar
    explicacion describe describeme descripcion muestrame ver busco buscar info informacion saber conocer entender
    quiero quisiera gustaria me nos yo tu usted se analisis historia significado significa sentido resumen fecha ano
    siglo hacia museo galeria coleccion encuentra conserva guarda expone llama llamado llamada titulado titulada
    titulo nombre favor gracias hola este esta ese esa aquel aquella famoso famosa celebre original version acerca
    sobre mas todo algo puedes podrias dame datos detalles representa representan pasa simboliza
    exactamente realmente perdon disculpe simbolismo visitar hoy actualmente estilo tecnica pintaron sido se si mi puedo tiene quiere decir`,
  questions: /^(?:por que|porque|como|cuanto|cuanta)\b/u,
  subjects: `anunciacion, adan y eva, juicio final, autorretrato, madonna, virgen con el nino, crucifixion, natividad,
    adoracion de los magos, judit, danae, leda, susana, salome, banistas, naturaleza muerta, bodegon, asuncion,
    descendimiento, sagrada familia, retrato, venus, baco, san sebastian, san jeronimo`,
  describes:
    /\b(?:el|la|los|aquel|aquella|cuadro|pintura|obra|estatua|escultura|fresco|triptico) (?:de|del|con|que|donde|en)\b/u,
}
