import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Poner un logotipo en un PDF',
  tagline: 'Coloque una imagen en cada página: un logotipo en una esquina o un motivo sobre toda la hoja.',
  description:
    'Añada una marca de agua con imagen o un logotipo a un PDF. Ajuste tamaño, opacidad y posición, o repítala por toda la página.',
  promises: ['Conserva la transparencia', 'En un lugar o por todas partes', 'Se guarda una vez en el archivo'],
  whatItIs: [
    'Tome un PDF y una imagen, y la imagen aparece en las páginas: como membrete, como sello o como un motivo tenue detrás del cual no se esconde nada.',
    'Lo que es transparente en un PNG sigue siendo transparente. La imagen está derecha en todas las páginas, se giren como se giren.',
  ],
  steps: [
    {
      name: 'Elija dos archivos',
      text: 'Un PDF y una imagen, juntos o uno después de otro con «Añadir más archivos».',
    },
    {
      name: 'Abra «Marca de agua con imagen»',
      text: 'Ajuste «Opacidad», «Posición» y «Proporción del ancho de la página». «Repetir por toda la página» forma un motivo.',
    },
    {
      name: 'Elija las páginas',
      text: 'Deje «Páginas» vacío para todas, o escriba 1 para que solo la lleve la primera.',
    },
    { name: 'Pulse «Añadir marca de agua»', text: 'El resultado se abre en el área de trabajo, listo para descargar.' },
  ],
  reasons: [
    {
      title: 'El mismo tamaño en todas las páginas',
      text: 'Usted fija una proporción del ancho de la página, así que un logotipo queda bien en cualquier formato.',
    },
    { title: 'Cien páginas, una imagen', text: 'La imagen se guarda una sola vez, y el archivo apenas crece.' },
    { title: 'Nunca fuera del borde', text: 'Una imagen alta se reduce hasta que cabe en la página.' },
  ],
  features: [
    { title: 'PNG, JPEG, GIF, WebP, TIFF, AVIF', text: 'Cualquier imagen que podría convertir a PDF.' },
    { title: 'Cinco posiciones posibles', text: 'Una esquina o el centro.' },
    { title: 'Mosaico', text: 'Repetida por toda la página, para copias que deban reconocerse aunque sea en parte.' },
    { title: 'Opacidad de cero a completa', text: 'Un logotipo liso o una marca que se ve a segunda vista.' },
  ],
  useCases: [
    { group: 'Empresas', cases: ['El logotipo en las ofertas', 'Un membrete en páginas en blanco'] },
    { group: 'Fotógrafos', cases: ['Pruebas cruzadas por una marca', 'Porfolios con firma'] },
    { group: 'Asociaciones y escuelas', cases: ['Un sello en los certificados', 'Un escudo en el programa'] },
  ],
  questions: [
    {
      question: '¿Por qué la herramienta aparece en gris?',
      answer: 'Necesita exactamente un PDF y una imagen. Añada lo que falte y podrá elegirla.',
    },
    {
      question: '¿Puede ir la imagen detrás del texto?',
      answer: 'No, queda encima. Con poca opacidad, el texto se sigue leyendo bien.',
    },
    {
      question: '¿Qué tamaño debe tener la imagen?',
      answer: `Se usa tal cual, así que una imagen de muchos megapíxeles aumenta el archivo. Las imágenes pueden ocupar hasta ${limit.image} MB.`,
    },
    {
      question: '¿Puedo añadir un texto y un logotipo?',
      answer: 'Sí, uno después de otro: primero añada la imagen y después «Marca de agua» en «Continuar con».',
    },
  ],
};
