/// The pictures, in an order that looks well in a grid: warm and cool, dark and light take turns.
public enum Gallery {
  public static let all: [Artwork] = [
    Landscapes.fogRidges, Skies.aurora, Abstracts.discs, Landscapes.snowPeak,
    Deserts.slotCanyon, Waters.koi, Skies.balloons, Cities.lateShift,
    Plants.reeds, Abstracts.contours, Abstracts.arches, Plants.oldPines,
    Deserts.desertRoad, Cities.bridge, Waters.lighthouse, Deserts.cactusGarden,
    Skies.comet, Abstracts.terrazzo, Abstracts.silk, Waters.swell,
    Deserts.dunes, Waters.reef, Abstracts.bauhaus, Skies.moonWater,
    Landscapes.lavender, Plants.paperLeaves, Cities.whiteVillage, Skies.ringedPlanet,
    Plants.birches, Cities.rain, Fjords.fjord, Cities.harbour,
  ]
}
