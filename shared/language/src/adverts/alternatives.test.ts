import { groupsOfAlternatives } from './alternatives.ts';

/** Every word with a capital is named; Django goes with Python. */
function grouped(line: string): string[][] {
  const named = [...line.matchAll(/\p{Lu}\w+/gu)].map(({ index, 0: word }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const groups = groupsOfAlternatives(line, named, (one, other) => one.word === 'Python' && other.word === 'Django');
  return groups.map((group) => group.map(({ word }) => word));
}

describe('what any one of is enough', () => {
  it.each([
    ['you know Python or Go', [['Python', 'Go']]],
    ['with Aws/Azure', [['Aws', 'Azure']]],
    ['in Tableau, Looker or Qlik', [['Tableau', 'Looker', 'Qlik']]],
    ['knowledge of Bim (Revit)', [['Bim', 'Revit']]],
    ['a queue (Kafka, RabbitMQ)', [['Kafka', 'RabbitMQ']]],
    ['one of Java, Kotlin and Scala', [['Java', 'Kotlin', 'Scala']]],
    ['a tool, e.g. Jira, Trello', [['Jira', 'Trello']]],
    ['Tableau, Looker or comparable tools', [['Tableau', 'Looker']]],
    ['a Bi tool (Tableau, Looker)', [['Bi', 'Tableau', 'Looker']]],
  ])('is one group: %s', (line, groups) => expect(grouped(line)).toEqual(groups));

  it.each([
    ['with Python and Go', [['Python'], ['Go']]],
    ['web technologies such as Html, Css and Sass', [['Html'], ['Css'], ['Sass']]],
    ['Java, Spring, Kafka or RabbitMQ, JUnit', [['Java'], ['Spring'], ['Kafka', 'RabbitMQ'], ['JUnit']]],
    ['a Python/Django shop', [['Python'], ['Django']]],
    ['Docker. Or ask Kubernetes people', [['Docker'], ['Or'], ['Kubernetes']]],
  ])('is each by itself: %s', (line, groups) => expect(grouped(line)).toEqual(groups));
});
