import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'OCR: hacer buscable un PDF escaneado',
  tagline: 'Lea el texto de los escaneos para poder buscarlo, seleccionarlo y copiarlo.',
  description:
    'Reconozca el texto de un PDF escaneado (OCR) y colóquelo encima, invisible. Busque, seleccione y copie; el escaneo se ve igual.',
  promises: ['El escaneo se ve igual', 'Se lee en este servidor', 'Las páginas con texto no se tocan'],
  whatItIs: [
    'Un escaneo es una imagen: usted ve palabras, pero una búsqueda no encuentra ninguna. El reconocimiento de texto lee la imagen y coloca las palabras encima, en su lugar, invisibles.',
    'Las páginas que ya tienen texto quedan como están. El resultado dice cuántas se han leído y que algunas palabras pueden estar mal leídas, porque reconocer es suponer.',
  ],
  steps: [
    {
      name: 'Elija un PDF',
      text: 'El área de trabajo dice junto al archivo si tiene texto en el que se puede buscar.',
    },
    { name: 'Pulse «Hacer buscable»', text: 'No hay opciones. Está en «Organizar y convertir».' },
    { name: 'Espere a las páginas', text: 'Ve qué página se está leyendo y puede cancelar.' },
    { name: 'Busque', text: 'Pruebe una palabra en el resultado con Ctrl o Cmd y F, y pulse «Descargar».' },
  ],
  reasons: [
    {
      title: 'Nada sale del servidor',
      text: 'El reconocimiento se ejecuta donde funciona Docket. Ninguna página se envía a un servicio.',
    },
    {
      title: 'Conserva su aspecto original',
      text: 'Los sellos, la escritura a mano y el papel siguen ahí, porque la imagen no se toca.',
    },
    { title: 'Dice lo que ha hecho', text: 'Una nota cuenta las páginas que se leyeron a máquina.' },
  ],
  features: [
    {
      title: 'Cuatro idiomas incluidos',
      text: 'Inglés, alemán, francés y español. Quien administra el servidor puede añadir más.',
    },
    { title: 'Páginas tumbadas', text: 'Una página de lado o boca abajo se gira para leerla.' },
    {
      title: 'Sin texto inventado',
      text: 'Las motas y los trazos de dibujos que no son letras con seguridad se omiten.',
    },
    { title: 'También al convertir', text: 'Cuando convierte fotos a PDF, lo mismo es una casilla en las opciones.' },
  ],
  useCases: [
    { group: 'Archivos', cases: ['Cartas y actas antiguas', 'Escrituras que se escanearon hace años'] },
    {
      group: 'Trabajo',
      cases: ['Encontrar un importe en un montón de recibos', 'Copiar una cláusula de un contrato escaneado'],
    },
    { group: 'Lectura', cases: ['Capítulos de libros en imágenes', 'Páginas para un lector de pantalla'] },
  ],
  questions: [
    { question: '¿Lee la escritura a mano?', answer: 'No de forma fiable. Está hecho para texto impreso.' },
    {
      question: '¿Cuánto tarda?',
      answer: `Calcule unos segundos por página. Un archivo puede tener hasta ${limit.pages.toLocaleString('es')} páginas y ${limit.pdf} MB, y los escaneos muy largos pueden interrumpirse antes de terminar.`,
    },
    {
      question: '¿Por qué dice que no se encontró nada?',
      answer:
        'Todas las páginas tienen ya texto, o las imágenes no contienen ninguno que se pueda leer. El archivo queda entonces como estaba.',
    },
    {
      question: '¿Aumenta el tamaño del archivo?',
      answer: 'Un poco, por las palabras. Las imágenes de las páginas no se guardan de nuevo.',
    },
  ],
};
