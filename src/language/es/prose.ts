import { type Prose, SENTENCE_START } from '../prose-rules.ts'

export const PROSE: Prose = {
  hedges:
    /(?<!\p{L})(?:probablemente|quizas?|tal vez|posiblemente|seguramente|al parecer)(?!\p{L})/u,
  selfTalk: ['nuestras fuentes', 'las fuentes consultadas', 'este texto', 'nuestro texto'],
  commands: new RegExp(
    `${SENTENCE_START}(?:ahora |luego )?(?:mire|busque|fijese|acerquese|alejese|observe|empiece|siga|cuente|compare|levante|note|imagine|pruebe|detengase|recorra|vuelva|dese|baje|suba|tape|piense|recuerde)(?!\\p{L})`,
    'u',
  ),
  emptyWords: [
    'atemporal',
    'iconic',
    'invita al espectador',
    'impresionante',
    'liminal',
    'maestria sin igual',
  ],
  unseeable:
    /(?<!\p{L})(?:artistas?|pintora?|maestro|pintad[oa] por|siglos?|decada|fechad[oa]|fecha|epoca|periodo|estilo|escuela|taller|barroc[oa]|rococo|renacentista|renacimiento|gotic[oa]|romantic[oa]|impresionis\p{L}*|expresionis\p{L}*|cubis\p{L}*|surreal\p{L}*|realis\p{L}*|original|autentic\p{L}*|fals[oa]s?|falsific\p{L}*|copia|replica|reproduccion|robad[oa]|robo|vendid[oa]|vender|precio|vale|museos?|galeria|coleccion|subasta|expo\p{L}*|famos[oa]|obra maestra|usted|ustedes|nosotros|nuestr[oa]|por favor|usuario|lector|secret[oa]|sistema|obede\p{L}*|bomba|dinero|pague|compre|vote)(?!\p{L})/u,
  pictureOf:
    /^(?:una? |la |el )?(?:imagen|cuadro|pintura|foto(?:grafia)?|estampa|grabado|dibujo|retrato|vista) (?:de |del |que |con )/u,
  readings:
    /(?<!\p{L})(?:simbol\p{L}+|alegor\p{L}+|metafor\p{L}+|represent(?:a|an|ando)|encarn(?:a|an)|evoc(?:a|an|ando)|sugier(?:e|en)|sugiriendo|transmit(?:e|en)|expres(?:a|an|ando|ivo|iva)|signific\p{L}+|ambiente|atmosfera|sentimientos?|parece(?:n)?|se diria|misteri\p{L}+|enigm\p{L}+|seren\p{L}+|melanc\p{L}+|amenaz\p{L}+|dramatic\p{L}+|bell(?:a|o|eza)|hermos\p{L}+|majest\p{L}+|sublime|onirico|intim\p{L}+|recuerda(?:n)?|vemos|podemos ver|observamos|el espectador|la mirada del)(?!\p{L})/u,
}
