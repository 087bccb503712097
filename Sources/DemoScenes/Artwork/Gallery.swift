/// The pictures, in an order that looks well in a grid: warm and cool, dark and light take turns.
public enum Gallery {
  public static let all: [Artwork] = [
    Landscapes.fogRidges, Landscapes.snowPeak, Landscapes.lavender,
    Deserts.dunes, Deserts.slotCanyon, Deserts.desertRoad, Deserts.cactusGarden,
    Skies.aurora, Skies.ringedPlanet, Skies.comet, Skies.moonWater, Skies.balloons,
    Waters.lighthouse, Waters.swell, Waters.koi, Waters.reef,
    Cities.lateShift, Cities.bridge, Cities.noonStairs, Cities.harbour, Cities.rain,
    Plants.paperLeaves, Plants.oldPines, Plants.birches, Plants.reeds,
    Abstracts.discs, Abstracts.terrazzo, Abstracts.contours, Abstracts.bauhaus, Abstracts.arches, Abstracts.silk,
  ]
}
