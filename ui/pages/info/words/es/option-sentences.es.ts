import type { OptionSentences, ToolRemarks } from '../../help/option-sentences.js';

const textEncoding = 'La codificación de los archivos de texto, si la detectada no es correcta.';

/** What each option does, in Spanish. */
export const optionSentencesEs: OptionSentences = {
  'pdf-compress': {
    quality: 'Cuánto se pueden reducir las imágenes; el texto y los dibujos conservan todos sus detalles.',
    targetSize:
      'Un tamaño que no se debe superar, con su unidad: tan nítido como quepa en él, pero no más que la calidad elegida.',
  },
  'to-pdf': {
    pageSize: 'El tamaño de página para imágenes: el de la imagen, o una hoja girada para que encaje.',
    textEncoding,
    changes:
      'Si los cambios registrados de los archivos de Word (.docx) se muestran como están marcados, aceptados o rechazados.',
    comments: 'Si los comentarios de los archivos de Office se convierten en notas en las páginas del PDF o se omiten.',
    sheets:
      'Si las hojas conservan las páginas configuradas en el archivo o tienen una página de ancho, con columnas tan anchas como sus números.',
    searchable: 'Reconoce el texto de escaneos e imágenes y lo añade como una capa invisible.',
  },
  'pdf-split': {
    mode: 'Por dónde se divide el documento: por sus intervalos, tras cada página o cada varias páginas.',
    pageRanges: 'Las partes, separadas por comas; cada una será un archivo.',
    every: 'Cuántas páginas tiene cada archivo; el último recibe el resto.',
    pages: 'El orden de las páginas antes de dividir; déjelo vacío para mantener el del documento.',
  },
  'pdf-organise': { pages: 'Las páginas en su nuevo orden; las que omita no estarán en el resultado.' },
  'pdf-rotate': {
    angle: 'El giro que se suma al que ya tiene cada página.',
    pageRanges: 'Las páginas que se giran; déjelo vacío para todas.',
  },
  'pdf-crop': {
    cropBy: 'Si indica lo que se corta en cada lado o lo que se conserva.',
    marginUnit: 'La unidad de los márgenes; el porcentaje es del ancho o del alto de la página.',
    marginTop: 'Cuánto se corta por arriba.',
    marginRight: 'Cuánto se corta por la derecha.',
    marginBottom: 'Cuánto se corta por abajo.',
    marginLeft: 'Cuánto se corta por la izquierda.',
    boxX: 'La distancia del recuadro al borde izquierdo, en puntos.',
    boxY: 'La distancia del recuadro al borde superior, en puntos.',
    boxWidth: 'El ancho del recuadro, en puntos; déjelo vacío para llegar hasta el borde derecho.',
    boxHeight: 'El alto del recuadro, en puntos; déjelo vacío para llegar hasta el borde inferior.',
    pageRanges: 'Las páginas que se recortan; déjelo vacío para todas.',
  },
  'pdf-page-numbers': {
    numberPosition: 'En qué lugar de la página aparece el número.',
    numberFormat: 'Solo el número, o el número junto con el último.',
    firstNumber: 'El número de la primera página numerada.',
    pageRanges:
      'Las páginas que se numeran; si indica alguna, no se tienen en cuenta «Desde la página» ni «Hasta la página».',
    fromPage: 'La primera página que se numera.',
    toPage: 'La última página que se numera; déjelo vacío para llegar al final del documento.',
    fontSize: 'El tamaño de los números.',
    margin: 'La distancia de los números al borde de la página.',
  },
  'pdf-to-images': {
    format: 'PNG tiene bordes nítidos; JPEG ocupa menos en páginas llenas de fotos.',
    width: 'El ancho de cada imagen; por defecto, una página A4 queda tan nítida como un buen escaneo de oficina.',
    pageRanges: 'Las páginas que se convierten en imágenes; déjelo vacío para todas.',
  },
  'pdf-watermark': {
    watermarkText: 'El texto que se añade a las páginas; si es largo, se parte en líneas y se hace más pequeño.',
    watermarkOpacity: 'Lo visible que es, de invisible a opaco.',
    watermarkPosition: 'Dónde aparece; en el centro sigue la diagonal.',
    pageRanges: 'Las páginas que lo llevan; déjelo vacío para todas.',
  },
  'pdf-image-watermark': {
    watermarkOpacity: 'Lo visible que es la imagen, de invisible a opaca.',
    watermarkPosition: 'Dónde aparece la imagen.',
    watermarkScale: 'Qué parte del ancho de la página ocupa la imagen.',
    watermarkTiled: 'Repite la imagen por toda la página; entonces no se tiene en cuenta su posición.',
    pageRanges: 'Las páginas que la llevan; déjelo vacío para todas.',
  },
  'pdf-sign': {
    signerName: 'El nombre del firmante, tal como aparece en el bloque y en la firma.',
    signerTitle: 'Por ejemplo, el puesto del firmante.',
    signerEmail: 'La dirección de correo del firmante.',
    signatureText: 'El texto que se muestra como firma.',
    signaturePosition: 'En qué lugar de la página aparece el bloque.',
    signaturePage: 'La página en la que aparece.',
    signatureReason: 'Por qué se firma el documento.',
    signatureLocation: 'Dónde se firma.',
    signatureContact: 'Cómo contactar con el firmante, si no es por correo.',
    certification: 'Certifica el documento con su primera firma y fija qué cambios se permiten después.',
  },
  'pdf-redact': {
    redactionItems: 'Los textos, patrones y zonas que se eliminan; en pantalla, lo que usted marca.',
    redactionColor: 'El color de los recuadros.',
    redactionPattern: 'Con qué se rellenan los recuadros.',
    ignoreCase: 'Los patrones valen igual para mayúsculas y minúsculas; los textos, siempre.',
    preserveFormatting: 'Mantiene cada recuadro exactamente tan ancho como el texto que cubre.',
  },
  'pdf-sanitise': {
    removeScripts: 'Quita todo el JavaScript y los formularios que lo contienen.',
    removeActions: 'Quita todo lo que abre otra cosa, envía un formulario o reproduce medios.',
    removeFiles: 'Quita los adjuntos y los medios.',
    removeLinks: 'Quita las direcciones web; el texto se conserva, pero ya no es un enlace.',
    removeMetadata: 'Quita quién hizo el archivo, cuándo y con qué programa.',
  },
  'pdf-protect': {
    userPassword: 'Sin ella no se puede abrir el archivo.',
    ownerPassword: 'Abre el archivo sin restricciones; si se deja vacía, nada puede levantarlas.',
    allowPrinting: 'Permite imprimir a los lectores; cada programa decide si lo respeta.',
    allowCopying: 'Permite a los lectores copiar texto e imágenes; cada programa decide si lo respeta.',
    allowChanges: 'Permite a los lectores cambiar el archivo; cada programa decide si lo respeta.',
  },
  'pdf-inspect': { text: 'Las páginas cuyas palabras se enumeran con su posición; solo en llamadas a la API.' },
  translate: {
    targetLanguage: 'El idioma del resultado.',
    sourceLanguage: 'El idioma del documento, si el detectado no es correcto.',
    textEncoding,
    layout: 'Pone el texto en páginas nuevas o donde estaba en el original.',
  },
  'generate-quiz': {
    numQuestions: 'Cuántas preguntas quiere; pueden salir menos.',
    instructions: 'Sobre qué debe preguntar el modelo de IA; sin proveedor de IA no tiene efecto.',
    textEncoding,
  },
  'ai-summarize': { textEncoding },
  'export-word': { textEncoding },
  'export-powerpoint': { textEncoding },
};

/** What else there is to say about a tool, in Spanish. */
export const toolRemarksEs: ToolRemarks = {
  'pdf-merge': 'Elija el orden en la lista de archivos, o página por página en «Organizar páginas».',
  'pdf-organise': 'En pantalla, arrastra las páginas en lugar de escribir su orden.',
  'pdf-to-images': 'Para imágenes al instante, como miniaturas, hay una llamada a la API aparte.',
  'pdf-inspect': 'En pantalla es el botón «Examinar este PDF».',
  'pdf-detect-sensitive': 'En pantalla es la pestaña «Detectar» del editor.',
  'pdf-sign':
    'En pantalla, dibuja, escribe o sube la firma en el editor; motivo, lugar, contacto y certificación están en «Más sobre la firma», y las demás opciones son para llamadas a la API.',
  'pdf-redact':
    'En pantalla, marca en el editor lo que debe desaparecer, a mano, por palabra o por patrón; en una llamada a la API envía una lista de elementos.',
  'export-word': 'Tiene su propia página, «Exportar».',
  'export-powerpoint': 'Tiene su propia página, «Exportar».',
  'generate-quiz': 'Tiene su propia página, que puede hacer un solo cuestionario con varios archivos.',
};
