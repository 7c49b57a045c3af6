import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Convertir PDF a Word',
  tagline: 'Recupere el texto de un PDF como párrafos, títulos, listas y tablas que puede editar.',
  description:
    'Convierta un PDF, un escaneo, una imagen o un texto en un documento de Word con párrafos, títulos, listas, tablas e imágenes.',
  promises: ['Párrafos que fluyen', 'Las tablas son tablas', 'Los escaneos se leen'],
  whatItIs: [
    'Un PDF sabe dónde está cada letra, pero no qué es un párrafo. La exportación lo deduce: las líneas se convierten en párrafos, la letra más grande en títulos, y las columnas, las listas y las tablas en lo que son en Word.',
    'El documento tiene el tamaño y los márgenes de las páginas. Lo que se repite arriba y abajo figura una sola vez, como encabezado y pie de página.',
  ],
  steps: [
    { name: 'Abra la página de exportación', text: 'Desde el área de trabajo, «Exportar» lleva allí su archivo.' },
    { name: 'Elija Word', text: 'En «Formato» ya está elegido: texto que puede editar.' },
    { name: 'Pulse «Exportar a Word»', text: 'Una página sin texto se lee mediante reconocimiento de texto.' },
    { name: 'Edítelo', text: 'Se descarga el archivo .docx. Mire las notas: dicen qué texto se ha reconocido.' },
  ],
  reasons: [
    {
      title: 'Hecho para editar',
      text: 'Cambie una frase y el párrafo se reajusta. Sin cuadros de texto que se descolocan.',
    },
    { title: 'Las listas numeradas siguen numeradas', text: 'Añada un punto y Word sigue contando.' },
    {
      title: 'Las imágenes también vienen',
      text: 'Están donde estaban, y una página que solo tiene una imagen la conserva.',
    },
  ],
  features: [
    { title: 'Columnas', text: 'El texto en columnas pasa a ser columnas y continúa de una a la siguiente.' },
    { title: 'Tablas', text: 'Celdas en las que puede escribir, con el texto del original.' },
    { title: 'Encabezados y pies de página', text: 'Los titulillos no quedan esparcidos por el texto.' },
    { title: 'No solo PDF', text: 'También se pueden exportar imágenes, textos y archivos de Office.' },
  ],
  useCases: [
    {
      group: 'Contratos',
      cases: ['Sus cambios en el borrador de la otra parte', 'Una plantilla antigua sin su archivo original'],
    },
    { group: 'Estudio', cases: ['Citas con su párrafo', 'Una ficha de trabajo para adaptar'] },
    { group: 'Archivos', cases: ['Cartas escaneadas como texto', 'Un folleto cuyo archivo se perdió'] },
  ],
  questions: [
    {
      question: '¿Se verá exactamente igual que el PDF?',
      answer:
        'Parecido, pero no igual. La exportación prefiere texto que puede editar a líneas que no se pueden mover.',
    },
    {
      question: '¿Y los escaneos?',
      answer:
        'Se leen a máquina, y algunas palabras pueden ser erróneas. El resultado lo indica; compruebe cifras y nombres.',
    },
    {
      question: '¿Qué tamaño puede tener el archivo?',
      answer: `Hasta ${limit.pdf} MB; las imágenes, hasta ${limit.imageAlone} MB en la página de exportación.`,
    },
    {
      question: '¿Se conservan los enlaces y los comentarios?',
      answer:
        'La exportación está hecha para texto, tablas e imágenes. Compruebe después los enlaces y conserve el PDF para lo demás.',
    },
  ],
};
