import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Convertir archivos a PDF',
  tagline: 'Convierta fotos, archivos de Word, Excel y PowerPoint, tablas y textos en un solo PDF, en su orden.',
  description:
    'Convierta a PDF imágenes, Word, Excel, PowerPoint, OpenDocument, CSV y texto. Mézclelos, ordénelos y obtenga un solo archivo.',
  promises: ['Mezcle archivos de todo tipo', `Hasta ${limit.files} archivos en un PDF`, 'Imágenes con toda su calidad'],
  whatItIs: [
    'El conversor toma lo que usted tenga y lo convierte en páginas: una por cada imagen, páginas impresas de los archivos de Office, una tabla de un CSV, páginas sencillas de un texto. Todo acaba en un solo PDF.',
    'Entre los archivos también puede haber PDF. Sus páginas se incorporan tal cual, así que puede poner una carta de Word delante de un contrato escaneado.',
  ],
  steps: [
    {
      name: 'Elija sus archivos',
      text: 'Suéltelos aquí o en la página de inicio. En el móvil también puede usar «Escanear con la cámara».',
    },
    { name: 'Ordénelos', text: 'En la lista de la izquierda, cada archivo tiene botones para subirlo y bajarlo.' },
    {
      name: 'Ajuste lo importante',
      text: 'Elija un «Tamaño de página para imágenes» y marque «Hacer buscable el texto escaneado» si hay escaneos entre ellos.',
    },
    { name: 'Pulse «Convertir a PDF»', text: 'En el área de trabajo aparece un solo PDF: mírelo y pulse «Descargar».' },
  ],
  reasons: [
    {
      title: 'Las fotos no se exprimen',
      text: 'Un JPEG entra en el PDF tal como es, byte a byte. Se conservan los perfiles de color y la transparencia.',
    },
    {
      title: 'Archivos de Office como impresos',
      text: 'LibreOffice los maqueta en el servidor. Donde no está instalado, se usa un diseño simplificado y se indica.',
    },
    {
      title: 'Precaución con archivos ajenos',
      text: 'Los vínculos de un archivo de Office a contenido externo se cortan antes de abrirlo, y una nota los cuenta.',
    },
  ],
  features: [
    {
      title: 'Tamaño de página para imágenes',
      text: 'Del tamaño de la imagen, o en A4 o Carta, en vertical u horizontal según convenga.',
    },
    {
      title: 'Muchas páginas en una imagen',
      text: 'Un TIFF con varias páginas se convierte en otras tantas páginas del PDF.',
    },
    {
      title: 'Tablas desde CSV',
      text: 'Filas y columnas se convierten en una tabla, tanto si las separan comas como puntos y comas.',
    },
    {
      title: 'Textos antiguos',
      text: 'La codificación de un archivo de texto se detecta sola, y también puede elegirla en «Codificación de los archivos de texto».',
    },
    {
      title: 'Escaneos con búsqueda',
      text: 'El texto de fotos y páginas escaneadas se lee y se coloca encima, invisible, para que pueda buscarlo.',
    },
  ],
  useCases: [
    {
      group: 'Solicitudes',
      cases: ['Carta, currículum y certificados en un solo archivo', 'Documentos fotografiados para un visado'],
    },
    {
      group: 'Cuentas',
      cases: ['Recibos hechos con la cámara del móvil', 'Una hoja de cálculo tal como debe imprimirse'],
    },
    {
      group: 'Enseñanza',
      cases: ['Diapositivas como material para repartir', 'Páginas de deberes en un solo archivo'],
    },
  ],
  questions: [
    {
      question: '¿Qué archivos puedo convertir?',
      answer:
        'Imágenes PNG, JPEG, GIF, WebP, TIFF y AVIF; archivos de Word, Excel y PowerPoint, antiguos y nuevos; OpenDocument, RTF, CSV, texto sin formato y HTML, que se muestra como código fuente.',
    },
    {
      question: '¿Cuáles son los límites?',
      answer: `${limit.files} archivos cada vez. Las imágenes pueden ocupar ${limit.image} MB cada una; los demás archivos, ${limit.office} MB.`,
    },
    {
      question: 'Solo he elegido PDF y no aparece la herramienta. ¿Por qué?',
      answer: 'Porque no hay nada que convertir. Para unir varios PDF, use «Combinar en un PDF».',
    },
    {
      question: '¿Puedo convertir una página web?',
      answer: 'No. Un archivo HTML se muestra como texto. Imprima la página a PDF desde su navegador.',
    },
  ],
};
