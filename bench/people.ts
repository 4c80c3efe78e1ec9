// Names that the generated suites draw people from: many languages, accents, hyphens, and forms that are close to each other.
const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

export const firstNames = words(`
  Aaron Abigail Adaeze Aditya Agnieszka Aisha Alejandro Alexander Alicia Amara Amelia Anaïs Andrew Anil Anita Antonio
  Arjun Astrid Barbara Beatriz Benjamin Björn Bridget Camila Carlos Catherine Charlotte Chidi Chloé Christopher Daniel
  David Deborah Deepak Diego Dmitri Edward Elena Elizabeth Emily Emmanuel Ewa Fatima Felipe Fiona Francesca Frederick
  Gabriel Georgina Giulia Grace Gregory Gustavo Hannah Haruka Helena Henry Hiroshi Ibrahim Ifeoma Ines Ingrid Isabella
  Jacob James Jamila Javier Jennifer João Jonathan José Joseph Joshua Julia Kamala Katarzyna Katherine Kenji Kwame
  Lakshmi Laura Leila Leonard Linh Lucía Magdalena Manuel Margaret María Matthew Mehmet Michael Miguel Mohammed Naomi
  Natalia Nathaniel Nguyen Nicholas Nikolai Noémie Nora Olga Oliver Olumide Omar Pamela Patricia Patrick Paulo Pedro
  Peter Philip Priya Rachel Rafael Rajesh Raymond Rebecca Ricardo Robert Rosa Ryan Samantha Samuel Sanjay Sarah Sebastián
  Siobhán Sofía Stephen Sunita Susan Theodore Theresa Thomas Tomás Valentina Veronica Victoria Viktor Walter Wei William
  Xavier Yasmin Yuki Yusuf Zachary Zoë
`);

export const lastNames = words(`
  Abbott Achebe Acosta Adeyemi Aguilar Ahmed Álvarez Andersson Aoki Asante Bakshi Banerjee Barros Becker Bennett Bianchi
  Björk Blackwell Bose Boyle Brandt Calderón Carvalho Castellanos Chatterjee Chen Chukwu Connolly Costa Cruz Dahl Das
  Delgado Diaz Dubois Duarte Dunn Edwards Eriksen Espinoza Eze Fernández Ferrari Fischer Fitzgerald Fontaine Forsythe
  Fraser Fujimoto Gallagher García Ghosh Gonçalves Greene Grünwald Gupta Haddad Hansen Harper Hashimoto Hernández Holm
  Horváth Hughes Ibáñez Ivanov Iyer Jackson Jankowski Jensen Joshi Kamau Kaplan Karlsson Keller Khan Kim Kowalczyk
  Krüger Kumar Lang Larsen Lefebvre Lindholm Lindqvist Lopez Macdonald Mahmoud Marchetti Martin Martínez Mbeki McCarthy
  Mehta Mendoza Menon Meyer Moreau Morris Müller Muñoz Nair Nakamura Ndiaye Nguyen Nielsen Novák Nwosu Nyong O'Brien
  O'Connor Okafor Okonkwo Olsen Osei Owens Park Patel Pereira Petersen Petrov Phillips Popescu Qureshi Quintero Rahman
  Raman Reid Reyes Ricci Rojas Romano Rossi Sánchez Santos Sato Schmidt Schneider Sharma Silva Singh Smith Sokolov
  Sørensen Stewart Subramanian Suzuki Takahashi Tanaka Thompson Torres Tran Turner Ueda Vargas Vasquez Volkov Wagner
  Walker Watanabe Weber Whitfield Wójcik Yamamoto Yang Yılmaz Young Zhang Zimmermann
`);

export const nicknames: Readonly<Record<string, string>> = {
  Abigail: 'Abby',
  Alexander: 'Alex',
  Andrew: 'Andy',
  Barbara: 'Barb',
  Benjamin: 'Ben',
  Christopher: 'Chris',
  Daniel: 'Dan',
  David: 'Dave',
  Deborah: 'Debbie',
  Edward: 'Ted',
  Elizabeth: 'Liz',
  Frederick: 'Fred',
  Gregory: 'Greg',
  Henry: 'Hank',
  James: 'Jim',
  Jennifer: 'Jenny',
  Jonathan: 'Jon',
  Joseph: 'Joe',
  Joshua: 'Josh',
  José: 'Pepe',
  Katherine: 'Kate',
  Leonard: 'Lenny',
  Margaret: 'Peggy',
  Matthew: 'Matt',
  Michael: 'Mike',
  Nathaniel: 'Nate',
  Nicholas: 'Nick',
  Patricia: 'Pat',
  Philip: 'Phil',
  Raymond: 'Ray',
  Rebecca: 'Becky',
  Robert: 'Bob',
  Samuel: 'Sam',
  Stephen: 'Steve',
  Susan: 'Sue',
  Theodore: 'Teddy',
  Theresa: 'Tess',
  Thomas: 'Tom',
  Victoria: 'Vicky',
  William: 'Bill',
  Zachary: 'Zach',
};
