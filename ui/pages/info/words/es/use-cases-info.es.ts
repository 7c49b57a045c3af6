import type { InfoWords } from '../info-words.js';
import { useCasesEs } from './use-cases.es.js';

export const words: InfoWords = {
  title: 'Casos de uso',
  heading: 'Casos de uso',
  description: 'Qué se hace con Docket en la empresa, en la enseñanza, en un despacho y en casa, paso a paso.',
  intro: 'Qué se hace con Docket y con qué herramientas. Todo empieza con un archivo soltado en la página de inicio.',
  sections: [
    { heading: 'De un vistazo', cards: useCasesEs },
    {
      heading: 'Empresa: enviar una oferta',
      steps: [
        {
          name: 'Suelte la carta, la lista de precios y el folleto',
          text: 'Word, Excel y PDF juntos, en el orden que quiera.',
        },
        { name: 'Convierta a PDF', text: 'Un solo archivo, con las imágenes en A4 o Carta.' },
        { name: 'Firme en el editor de PDF', text: 'Un sello hace visibles los cambios posteriores.' },
        { name: 'Envíe el enlace', text: 'Puede ver cuántas veces se ha abierto. Caduca a las 4 semanas.' },
      ],
    },
    {
      heading: 'Enseñanza: preparar una clase',
      steps: [
        {
          name: 'Cliff Notes del capítulo',
          text: 'Una página; cada frase indica la página de la que procede, para que la clase pueda consultarla.',
        },
        {
          name: 'Un cuestionario del mismo archivo',
          text: 'Preguntas con cuatro respuestas, en un libro de cálculo que importa un servicio de cuestionarios.',
        },
        {
          name: 'Material para repartir',
          text: 'Separe las páginas que hacen falta y compártalas con un solo enlace.',
        },
      ],
    },
    {
      heading: 'Personal: ordenar los papeles',
      steps: [
        { name: 'Fotografíe o escanee', text: 'Suelte las imágenes en orden.' },
        {
          name: 'Haga un solo PDF en el que se puede buscar',
          text: 'El texto de las imágenes se reconoce y se coloca detrás de ellas.',
        },
        { name: 'Lo bastante pequeño para el correo', text: 'Comprímalo por debajo del tamaño que elija.' },
      ],
    },
    {
      heading: 'Derecho: entregar un expediente',
      steps: [
        {
          name: 'Busque datos privados',
          text: 'Nombres, números, direcciones e identificadores, con el riesgo de cada tipo.',
        },
        {
          name: 'Censure',
          text: 'Antes ve cada coincidencia. Un segundo programa busca en el resultado antes de que usted lo reciba.',
        },
        {
          name: 'Quite el contenido oculto',
          text: 'La limpieza elimina scripts, archivos adjuntos y, si quiere, las propiedades del documento.',
        },
        {
          name: 'Guarde el recibo',
          text: 'Dice cuándo y a partir de qué archivo se hizo el resultado, y se puede comprobar sin este servidor.',
        },
      ],
    },
  ],
};
